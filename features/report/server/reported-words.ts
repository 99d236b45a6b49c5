// The words that a report counts and lists, each with its band, in one order.

import type { StatedWord } from '../../study/server/api.ts';
import type { ReportedWord } from '../domain/index.ts';
import type { ReportDeps } from './deps.ts';

export const reportedWords = (
  { bandOf }: Pick<ReportDeps, 'bandOf'>,
  words: readonly StatedWord[],
): ReportedWord[] => words.map((word) => ({ ...word, band: bandOf(word.word) })).toSorted(compareWords);

type WordKey = Pick<ReportedWord, 'word' | 'reading'>;

/** By characters, then by reading. */
export const compareWords = (a: WordKey, b: WordKey): number =>
  compareText(a.word, b.word) || compareText(a.reading, b.reading);

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
