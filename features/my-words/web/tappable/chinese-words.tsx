// A text whose Chinese words are alive: a tap, a click or Enter on one opens its card.

import { useMemo } from 'react';
import type { TextWord } from '../../../../kit/web/language-core/core.ts';
import { loadLanguageCore, useLanguageCore } from '../../../../kit/web/language-core/load.ts';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { Chinese } from '../../../../kit/web/ui/text/chinese.tsx';
import { hasPinyin } from '../../../learner-settings/domain/index.ts';
import { useLearnerSettings } from '../../../learner-settings/web/api.ts';
import { type ChildWords, ForChild } from '../words/for-child.ts';
import { type Piece, piecesOf, type ToldPinyin, type Whole } from '../words/word-target.ts';
import { needed } from './open-card.tsx';
import { LINE_WITH_PINYIN, WordRun } from './word-run.tsx';

type ChineseWordsProps = {
  /** Chinese; what is not stays plain text in it. */
  readonly text: string;
  /** Whether pinyin stands above the characters; as the person set it, unless the place needs one or the other, or says it word by word. */
  readonly pinyin?: 'always' | 'never' | ((word: TextWord) => boolean) | undefined;
  /** Words in it that are underlined, such as those beyond the learner's level. */
  readonly marked?: readonly string[] | undefined;
  /** What the text is a part of, where that is more. */
  readonly whole?: Whole | undefined;
  /** How it is read, where that is known already. */
  readonly told?: ToldPinyin | undefined;
  /** For children, about whom nothing is kept: what the place knows of its words, which is all that their card shows. */
  readonly child?: ChildWords | undefined;
  /** Hears which words are opened, in simplified characters. */
  readonly onOpen?: ((word: string) => void) | undefined;
};

const NONE: readonly string[] = [];

/**
 * Takes size and colour from where it stands. The words come alive when the language core has been fetched, which
 * begins after the page is usable; the text is readable all the while.
 */
export function ChineseWords({ text, pinyin, marked = NONE, whole, told, child, onOpen }: ChineseWordsProps) {
  const core = useLanguageCore();
  const settings = useLearnerSettings();
  const { text: wholeText = text, start = 0 } = whole ?? {};
  const pieces = useMemo(
    () => core && piecesOf(core, text, { text: wholeText, start }, told, child?.words),
    [core, text, wholeText, start, told, child?.words],
  );
  const isWanted = pinyin === undefined ? settings.pinyin !== 'off' : pinyin !== 'never';
  const hasPinyinAbove = ({ word }: Piece) =>
    typeof pinyin === 'function'
      ? pinyin(word)
      : isWanted && (pinyin === 'always' || hasPinyin(settings, core?.levelOf(word.text)?.band));
  if (pieces) {
    return (
      <ForChild value={child}>
        <WordRun pieces={pieces} marked={marked} hasPinyin={hasPinyinAbove} onOpen={onOpen} />
      </ForChild>
    );
  }
  return (
    // Nothing here can be used yet; whoever taps all the same is told what is missing, if something is.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span
      onClick={() => void needed(loadLanguageCore)}
      // The room for pinyin is there before it is, so that nothing moves when it comes.
      className={classNames(isWanted && LINE_WITH_PINYIN)}
    >
      <Chinese text={text} />
    </span>
  );
}
