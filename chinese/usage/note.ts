/** Puts a note together from short lists, so that a family reads as a table. */

import type { Note } from './types.ts';

/** Chinese, English, Brazilian Portuguese. */
type Three = readonly [zh: string, en: string, pt: string];
type Place = { readonly left?: RegExp; readonly right?: RegExp };

/** `words`: with `|` between. */
export function note(id: string, words: string, place: Place, title: Three, explanation: Three): Note {
  const inThree = ([zh, en, pt]: Three) => ({ zh, en, pt });
  return {
    id,
    words: words.split('|'),
    left: place.left,
    right: place.right,
    title: inThree(title),
    explanation: inThree(explanation),
  };
}
