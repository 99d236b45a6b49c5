// Around what a lesson shows: on the card of a word, what the lesson says of it comes first.

import { type ReactNode, useMemo } from 'react';
import { type TaughtMeaning, TaughtMeanings } from '../../../my-words/web/api.ts';
import type { LessonFile } from '../../domain/index.ts';
import { MEANING_LANGUAGE } from '../queries.ts';

type TaughtWordsProps = Pick<LessonFile, 'words'> & { readonly children: ReactNode };

export function TaughtWords({ words, children }: TaughtWordsProps) {
  const taught = useMemo<readonly TaughtMeaning[]>(
    () =>
      words.map((word) => ({
        word: word.zh,
        pinyin: word.pinyin,
        meaning: word[MEANING_LANGUAGE],
        language: MEANING_LANGUAGE,
      })),
    [words],
  );
  return <TaughtMeanings value={taught}>{children}</TaughtMeanings>;
}
