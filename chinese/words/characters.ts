/** Tells the kinds of characters apart that the segmenter treats differently. */

/** Class of a code unit. */
export const OTHER = 0;
export const HANZI = 1;
export const LATIN = 2;
export const DIGIT = 3;
export const SPACE = 4;
/** Half of a character beyond the basic plane. */
export const SURROGATE = 5;
/** Combining marks and joiners: they stay with what is before them. */
export const MARK = 6;

export type CharacterClass = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const PATTERNS: [CharacterClass, RegExp][] = [
  [HANZI, /[\u3007\u3400-\u9fff\uf900-\ufaff]/],
  [SURROGATE, /[\ud800-\udfff]/],
  [SPACE, /\s/],
  [MARK, /\p{M}|\u200d|\ufe0f/u],
  [DIGIT, /\p{Nd}/u],
  [LATIN, /\p{L}/u],
];

const classes = new Uint8Array(65536).fill(255);

/** The class of a UTF-16 code unit. */
export function classOf(unit: number): number {
  const known = classes[unit] ?? 255;
  if (known !== 255) return known;
  const character = String.fromCharCode(unit);
  const found = PATTERNS.find(([, pattern]) => pattern.test(character))?.[0] ?? OTHER;
  classes[unit] = found;
  return found;
}
