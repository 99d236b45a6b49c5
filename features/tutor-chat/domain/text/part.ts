// The part of a message that is asked about, picked out of it word by word.

/** Offsets into a message in UTF-16 units, `end` exclusive. */
export type Part = { readonly start: number; readonly end: number };

/**
 * A word beyond the part widens it up to there; one inside it becomes the part by itself; the one word that is the
 * whole part lets go of it: then the whole message is asked about (undefined).
 */
export function pick(part: Part | undefined, word: Part): Part | undefined {
  if (part === undefined) return word;
  if (part.start === word.start && part.end === word.end) return undefined;
  const isInside = part.start <= word.start && word.end <= part.end;
  return isInside ? word : { start: Math.min(part.start, word.start), end: Math.max(part.end, word.end) };
}
