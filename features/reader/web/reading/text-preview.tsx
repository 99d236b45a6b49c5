// A text as its readers will see it, for who writes it: without what they know of it, and telling the log nothing.

import { ChineseWords } from '../../../my-words/web/api.ts';
import type { TextFile } from '../../domain/index.ts';
import { MEANING_LANGUAGE } from '../meaning.ts';
import { Questions } from './questions.tsx';
import { TextHead } from './text-head.tsx';

export function TextPreview({ text }: { readonly text: TextFile }) {
  const nameOf = (id: string | undefined) => text.speakers?.find((speaker) => speaker.id === id)?.name.zh;
  return (
    <div className="grid gap-6">
      <TextHead isPart text={text} />
      <ol className="grid gap-5 text-hanzi leading-[2.1]">
        {text.paragraphs.map((paragraph, place) => (
          // What is being written has no other name than its place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            {paragraph[0]?.speaker === undefined ? null : (
              <span lang="zh-Hans" className="me-2 text-body font-bold text-muted">
                {nameOf(paragraph[0].speaker)}
              </span>
            )}
            <ChineseWords text={paragraph.map(({ zh }) => zh).join('')} />
            <p className="text-small leading-normal text-muted">
              {paragraph.map((sentence) => sentence[MEANING_LANGUAGE]).join(' ')}
            </p>
          </li>
        ))}
      </ol>
      <Questions questions={text.questions} onDone={() => undefined} />
    </div>
  );
}
