// What is being said at a moment: the page, the voice, and the sheets of frames ask the same.

import type { Caption, Film } from '../film.ts';

/** Undefined between two captions. */
export const captionAt = ({ captions }: Film, seconds: number): Caption | undefined =>
  captions.find(({ from, until }) => seconds >= from && seconds < until);
