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
  /** Known again on another day, and for days to come. */
  readonly isKept: boolean;
  /** Of the first answer; null before it. */
  readonly firstAt: Date | null;
  /** Counted as known before it was met, by a placement or a test: meeting it makes no new word of it. */
  readonly isPlaced: boolean;
  /** Of the list that has it; undefined for what no list has. */
  readonly band: Band | undefined;
};

/** Which words are meant; what is absent does not matter. */
export type WordFilter = {
  /** Met for the first time from this moment on. */
  readonly metSince?: Date | null | undefined;
  /** `known`: fresh or lasting; `kept`: these where they stay. */
  readonly state?: WordState | 'known' | 'kept' | undefined;
  /** 0 for words without a band. */
  readonly band?: Band | 0 | undefined;
};

export function isMeant(word: ReportedWord, { metSince, state, band }: WordFilter): boolean {
  if (metSince !== undefined && !isMetSince(word, metSince)) return false;
  if (state !== undefined && !isIn(word, state)) return false;
  return band === undefined || (word.band ?? 0) === band;
}

function isIn(word: ReportedWord, state: NonNullable<WordFilter['state']>): boolean {
  if (state === 'kept') return word.isKept;
  return state === 'known' ? isKnown(word.state) : word.state === state;
}

const isMetSince = ({ firstAt, isPlaced }: ReportedWord, since: Date | null): boolean =>
  !isPlaced && firstAt !== null && (since === null || firstAt >= since);

export type WordFigures = {
  /** Met for the first time in the period, and how many of these stay. */
  readonly met: number;
  readonly metAndKept: number;
  readonly known: number;
  readonly states: readonly { readonly state: WordState; readonly count: number }[];
  /** Of the words of a band that were taken up; 0 stands for no band. */
  readonly bands: readonly { readonly band: Band | 0; readonly known: number; readonly taken: number }[];
};

type BandFigures = WordFigures['bands'][number];

/** A level of which words are probably known has a place among the levels, also before the first of them was answered. */
export function withProbable(
  bands: readonly BandFigures[],
  probable: readonly (Band | 0)[],
): readonly (BandFigures & { readonly probable: number })[] {
  const counts = Map.groupBy(probable, (band) => band);
  return ([...BANDS, 0] as const).flatMap((band) => {
    const own = bands.find((each) => each.band === band);
    const count = counts.get(band)?.length ?? 0;
    return own || count > 0 ? [{ band, known: 0, taken: 0, ...own, probable: count }] : [];
  });
}

export function wordFigures(words: readonly ReportedWord[], since: Date | null): WordFigures {
  const met = words.filter((word) => isMeant(word, { metSince: since }));
  const byState = Map.groupBy(words, ({ state }) => state);
  const byBand = Map.groupBy(words, ({ band }) => band ?? 0);
  const countKnown = (some: readonly ReportedWord[]) => some.filter(({ state }) => isKnown(state)).length;
  return {
    met: met.length,
    metAndKept: met.filter(({ isKept }) => isKept).length,
    known: countKnown(words),
    states: WORD_STATES.map((state) => ({ state, count: byState.get(state)?.length ?? 0 })),
    bands: ([...BANDS, 0] as const)
      .map((band) => ({ band, own: byBand.get(band) ?? [] }))
      .filter(({ own }) => own.length > 0)
      .map(({ band, own }) => ({ band, known: countKnown(own), taken: own.length })),
  };
}
