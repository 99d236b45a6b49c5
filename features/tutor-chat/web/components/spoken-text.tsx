// What somebody said: Chinese large enough to see its strokes, its words alive, anything else beside it smaller and marked as what it is.

import { Fragment } from 'react';
import type { Locale } from '../../../../kit/core/locale.ts';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { Chinese } from '../../../../kit/web/ui/chinese.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { textRuns, wordRuns } from '../../domain/index.ts';

type SpokenTextProps = {
  readonly text: string;
  /** The language of what is not Chinese; undefined where nobody knows. */
  readonly otherLanguage?: Exclude<Locale, 'zh'> | undefined;
  /** Its Chinese words can be opened, with pinyin as the person set it; plain text for what is only read out. */
  readonly words?: 'alive' | undefined;
  /** Words beyond the learner's level: they are marked, and their card is a tap away. */
  readonly hard?: readonly string[] | undefined;
};

export function SpokenText({ text, otherLanguage, words, hard = NONE }: SpokenTextProps) {
  return textRuns(text).map(({ text: part, start, isChinese }) =>
    isChinese ? (
      <ChinesePart key={start} text={part} words={words} hard={hard} />
    ) : (
      <span
        key={start}
        lang={otherLanguage === undefined ? undefined : LANGUAGE_TAGS[otherLanguage]}
        className="text-lead"
      >
        {part}
      </span>
    ),
  );
}

const NONE: readonly string[] = [];
const HARD = 'underline decoration-retry decoration-dotted decoration-2 underline-offset-4';

type ChinesePartProps = Pick<SpokenTextProps, 'text' | 'words'> & { readonly hard: readonly string[] };

function ChinesePart({ text, words, hard }: ChinesePartProps) {
  if (words === undefined) return <Chinese text={text} />;
  const run = (part: string) => <ChineseWords text={part} />;
  return wordRuns(text, hard).map(({ text: part, start, isMarked }) =>
    isMarked ? (
      <span key={start} className={HARD}>
        {run(part)}
      </span>
    ) : (
      <Fragment key={start}>{run(part)}</Fragment>
    ),
  );
}
