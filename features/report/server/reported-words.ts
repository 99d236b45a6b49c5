// The words that a report counts and lists, each with its band; in one order where they are listed.

import type { StatedWord } from '../../study/server/api.ts';
import type { ReportedWord } from '../domain/index.ts';
import type { ReportDeps } from './deps.ts';

type Bands = Pick<ReportDeps, 'bandOf'>;

/** In any order: enough to count them. */
export const withBands = ({ bandOf }: Bands, words: readonly StatedWord[]): ReportedWord[] =>
  words.map((word) => ({ ...word, band: bandOf(word.word) }));

export const reportedWords = (bands: Bands, words: readonly StatedWord[]): ReportedWord[] =>
  withBands(bands, words).toSorted(compareWords);

type WordKey = Pick<ReportedWord, 'word' | 'reading'>;

/** By characters, then by reading. */
export const compareWords = (a: WordKey, b: WordKey): number =>
  compareText(a.word, b.word) || compareText(a.reading, b.reading);

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
