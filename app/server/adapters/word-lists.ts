// The words of the bands that content and placements go by, and of the levels that pages call HSK.

import type { Content } from '../../../content/schema/content.ts';
import { createBandWords, type createLists } from '../../../features/study/server/api.ts';
import { openLexicon } from '../../../kit/server/chinese/lexicon.ts';

type WordLists = {
  readonly lists: ReturnType<typeof createLists>;
  readonly content: () => Pick<Content, 'lessons'>;
};

/** HSK 1 to 6: what lies beyond has no list of its own. */
export const EXAM_LEVELS = [1, 2, 3, 4, 5, 6];

export function composeWordLists({ lists, content }: WordLists) {
  const bands = createBandWords(content, openLexicon);
  const listOfBand = (band: number) => bands().get(band) ?? [];
  return {
    wordsOfBand: (band: number) => listOfBand(band).map(({ word }) => word),
    /** As they are listed, with their readings. */
    listsUpTo: (band: number) => Array.from({ length: band }, (_, at) => listOfBand(at + 1)).flat(),
    /** What one level of the HSK exam adds to those before it; 7 stands for 7 to 9. */
    wordsOfExam: (level: number) => (lists().get(`hsk-${level}`)?.words ?? []).map(({ word }) => word),
  };
}
