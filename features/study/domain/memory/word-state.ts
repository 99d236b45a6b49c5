// How well a word as a whole is known, told from its cards.

/**
 * `new`: taken up, never asked; `learning`: missed the last time, or not yet right
 * on another day than the first; `fresh`: known, and must come back soon; `lasting`:
 * known for three weeks and more; `suspended`: not known, and left out until it is resumed. Fresh and lasting words are
 * the known ones, set aside or not.
 */
export const WORD_STATES = ['new', 'learning', 'fresh', 'lasting', 'suspended'] as const;
export type WordState = (typeof WORD_STATES)[number];

/** A word lasts when nine of ten of its like are still known after so many days. */
export const LASTING_DAYS = 21;

/** A word is kept when it was known again on another day and need not come back for so many days. */
export const KEPT_DAYS = 4;

export const isKnown = (state: WordState): boolean => state === 'fresh' || state === 'lasting';
