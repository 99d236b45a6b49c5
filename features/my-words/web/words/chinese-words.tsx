// A text whose Chinese words are alive: a tap, a click or Enter on one opens its card.

import { useMemo } from 'react';
import { loadLanguageCore, useLanguageCore } from '../../../../kit/web/language-core/load.ts';
import { Chinese } from '../../../../kit/web/ui/chinese.tsx';
import { needed } from './open-card.tsx';
import { WordRun } from './word-run.tsx';
import { piecesOf } from './word-target.ts';

type ChineseWordsProps = {
  /** Chinese; what is not stays plain text in it. */
  readonly text: string;
  /** Pinyin above the characters, once the language core is there. */
  readonly showPinyin?: boolean;
};

/**
 * Takes size and colour from where it stands. The words come alive when the language core has been fetched, which
 * begins after the page is usable; the text is readable all the while.
 */
export function ChineseWords({ text, showPinyin = false }: ChineseWordsProps) {
  const core = useLanguageCore();
  const pieces = useMemo(() => core && piecesOf(core, text), [core, text]);
  if (pieces) return <WordRun pieces={pieces} showPinyin={showPinyin} />;
  return (
    // Nothing here can be used yet; whoever taps all the same is told what is missing, if something is.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span onClick={() => void needed(loadLanguageCore)}>
      <Chinese text={text} />
    </span>
  );
}
