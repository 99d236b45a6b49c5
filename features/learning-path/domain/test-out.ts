// Testing out of a lesson or a band: how much is asked, and what is enough. A pass is read from the answers in the log.

import type { PathNode } from './node.ts';

/** What was answered in one sitting: different items, and how many of them right. */
export type TestCount = { readonly asked: number; readonly right: number };

const WORDS_OF_LESSON = 12;
const WORDS_OF_BAND = 20;
/** Some items cannot be asked fairly; with fewer than this share of them nobody passes. */
const ENOUGH_ASKED = 0.8;
/** The share of what was asked that is right. */
const ENOUGH_RIGHT = 0.85;

/** How many words a test asks; none where there is no test. */
export function wordsInTest({ kind, words }: Pick<PathNode, 'kind' | 'words'>): number {
  if (kind === 'lesson') return Math.min(WORDS_OF_LESSON, words.length);
  return kind === 'band' ? Math.min(WORDS_OF_BAND, words.length) : 0;
}

export const rightNeeded = (asked: number): number => Math.ceil(asked * ENOUGH_RIGHT);

export function isPassed(
  node: Pick<PathNode, 'kind' | 'words' | 'points'>,
  { asked, right }: TestCount,
): boolean {
  const size = wordsInTest(node) + node.points;
  return size > 0 && asked >= Math.ceil(size * ENOUGH_ASKED) && right >= rightNeeded(asked);
}
