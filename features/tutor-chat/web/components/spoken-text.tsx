// What somebody said: Chinese large enough to see its strokes, anything else beside it smaller and marked as what it is.

import type { Locale } from '../../../../kit/core/locale.ts';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { Chinese } from '../../../../kit/web/ui/chinese.tsx';
import { textRuns } from '../../domain/index.ts';

type SpokenTextProps = {
  readonly text: string;
  /** The language of what is not Chinese; undefined where nobody knows. */
  readonly otherLanguage?: Exclude<Locale, 'zh'> | undefined;
  /** A marked syllable per code point of `text`; null while pinyin is off or not there yet. */
  readonly syllables: readonly (string | undefined)[] | null;
};

export function SpokenText({ text, otherLanguage, syllables }: SpokenTextProps) {
  return textRuns(text).map(({ text: part, start, isChinese }) =>
    isChinese ? (
      <Chinese
        key={start}
        text={part}
        {...(syllables ? { syllables: syllables.slice(start), showPinyin: true } : {})}
      />
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
