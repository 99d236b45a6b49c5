// How well a word as a whole is known, told from its cards.

import type { CardState } from './card.ts';
import { APART_MS } from './times.ts';

/**
 * `new`: taken up, never asked; `learning`: missed the last time, or not yet right
 * on another day than it was shown or missed; `fresh`: known, and must come back soon; `lasting`:
 * known for three weeks and more; `suspended`: not known, and left out until it is resumed. Fresh and lasting words are
 * the known ones, set aside or not.
 */
export const WORD_STATES = ['new', 'learning', 'fresh', 'lasting', 'suspended'] as const;
export type WordState = (typeof WORD_STATES)[number];

/** A word lasts when nine of ten of its like are still known after so many days. */
export const LASTING_DAYS = 21;

/** A word is kept when it was known again on another day and need not come back for so many days. */
export const KEPT_DAYS = 4;

type Answered = Pick<CardState, 'skill' | 'stage' | 'lastAt' | 'shownAt'>;

/**
 * The one rule of known words, by the cards of a word in one reading: it was recognised the last time it was asked, on
 * another day than it was first shown or last missed; or it was never asked, and said right on two days. The database says
 * the same (`words/known-words.ts`).
 */
export function isWordKnown(cards: readonly Answered[]): boolean {
  const asked = cards.filter(({ skill }) => skill === 'recognise');
  return (asked.length > 0 ? asked : cards).some(
    ({ stage, lastAt, shownAt }) =>
      stage === 'review' && lastAt !== null && shownAt !== null && lastAt - shownAt >= APART_MS,
  );
}

export const isKnown = (state: WordState): boolean => state === 'fresh' || state === 'lasting';
