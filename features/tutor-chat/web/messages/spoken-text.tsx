// What somebody said: Chinese large enough to see its strokes, its words alive, anything else beside it smaller and marked as what it is.

import type { Locale } from '../../../../kit/core/locale.ts';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { Chinese } from '../../../../kit/web/ui/text/chinese.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { textRuns } from '../../domain/index.ts';

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
  return textRuns(text).map(({ text: part, start, isChinese }) => {
    if (!isChinese) {
      return (
        <span
          key={start}
          lang={otherLanguage === undefined ? undefined : LANGUAGE_TAGS[otherLanguage]}
          className="text-lead"
        >
          {part}
        </span>
      );
    }
    if (words === undefined) return <Chinese key={start} text={part} />;
    return <ChineseWords key={start} text={part} marked={hard} whole={{ text, start }} />;
  });
}

const NONE: readonly string[] = [];
