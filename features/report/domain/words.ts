// The words of a report: how many are known how well, and which of them a number means.

import { isKnown, WORD_STATES, type WordState } from '../../study/domain/index.ts';

/** HSK bands; 7 stands for 7 to 9. */
export const BANDS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Band = (typeof BANDS)[number];

/** A word in one reading, as the cards tell of it. */
export type ReportedWord = {
  readonly word: string;
  readonly reading: string;
  readonly state: WordState;
  /** Of the first answer; null before it. */
  readonly firstAt: Date | null;
  /** Undefined for what no list has and nobody can estimate. */
  readonly band: Band | undefined;
};

/** Which words are meant; what is absent does not matter. */
export type WordFilter = {
  /** Met for the first time from this moment on. */
  readonly metSince?: Date | null | undefined;
  /** `known`: fresh or lasting. */
  readonly state?: WordState | 'known' | undefined;
  /** 0 for words without a band. */
  readonly band?: Band | 0 | undefined;
};

export function isMeant(word: ReportedWord, { metSince, state, band }: WordFilter): boolean {
  if (metSince !== undefined && !isMetSince(word, metSince)) return false;
  if (state === 'known' ? !isKnown(word.state) : state !== undefined && word.state !== state) return false;
  return band === undefined || (word.band ?? 0) === band;
}

const isMetSince = ({ firstAt }: ReportedWord, since: Date | null): boolean =>
  firstAt !== null && (since === null || firstAt >= since);

export type WordFigures = {
  /** Met for the first time in the period, and how many of these are known now. */
  readonly met: number;
  readonly metAndKnown: number;
  readonly known: number;
  readonly states: readonly { readonly state: WordState; readonly count: number }[];
  /** Of the words of a band that were taken up; 0 stands for no band. */
  readonly bands: readonly { readonly band: Band | 0; readonly known: number; readonly taken: number }[];
};

export function wordFigures(words: readonly ReportedWord[], since: Date | null): WordFigures {
  const count = (filter: WordFilter) => words.filter((word) => isMeant(word, filter)).length;
  return {
    met: count({ metSince: since }),
    metAndKnown: count({ metSince: since, state: 'known' }),
    known: count({ state: 'known' }),
    states: WORD_STATES.map((state) => ({ state, count: count({ state }) })),
    bands: ([...BANDS, 0] as const)
      .map((band) => ({ band, known: count({ band, state: 'known' }), taken: count({ band }) }))
      .filter(({ taken }) => taken > 0),
  };
}
