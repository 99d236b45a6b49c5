// What somebody said: Chinese large enough to see its strokes, its words alive, anything else beside it smaller and marked as what it is.

import type { Locale } from '../../../../kit/core/locale.ts';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { Chinese } from '../../../../kit/web/ui/chinese.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { textRuns } from '../../domain/index.ts';

type SpokenTextProps = {
  readonly text: string;
  /** The language of what is not Chinese; undefined where nobody knows. */
  readonly otherLanguage?: Exclude<Locale, 'zh'> | undefined;
  /** Whether its Chinese words can be opened, and have pinyin above them; plain text for what is only read out. */
  readonly words?: 'alive' | 'with-pinyin' | undefined;
};

export function SpokenText({ text, otherLanguage, words }: SpokenTextProps) {
  return textRuns(text).map(({ text: part, start, isChinese }) =>
    isChinese ? (
      <ChinesePart key={start} text={part} words={words} />
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

function ChinesePart({ text, words }: Pick<SpokenTextProps, 'text' | 'words'>) {
  if (words === undefined) return <Chinese text={text} />;
  return <ChineseWords text={text} showPinyin={words === 'with-pinyin'} />;
}
