// The words that a report counts and lists, each with its band; in one order where they are listed.

import type { StatedWord } from '../../study/server/api.ts';
import type { ReportedWord } from '../domain/index.ts';
import type { ReportDeps } from './deps.ts';

type Bands = Pick<ReportDeps, 'bandOf'>;

/** `placed`: what a placement or a test alone makes known. */
type Words = {
  readonly words: readonly StatedWord[];
  readonly placed: readonly { readonly word: string }[];
};

/** In any order: enough to count them. */
export function withBands({ bandOf }: Bands, { words, placed }: Words): ReportedWord[] {
  const known = new Set(placed.map(({ word }) => word));
  return words.map((word) => ({ ...word, isPlaced: known.has(word.word), band: bandOf(word.word) }));
}

export const reportedWords = (bands: Bands, words: Words): ReportedWord[] =>
  withBands(bands, words).toSorted(compareWords);

type WordKey = Pick<ReportedWord, 'word' | 'reading'>;

/** By characters, then by reading. */
export const compareWords = (a: WordKey, b: WordKey): number =>
  compareText(a.word, b.word) || compareText(a.reading, b.reading);

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
