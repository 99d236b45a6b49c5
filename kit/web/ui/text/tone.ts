// Reads the tone of a written syllable from its mark.

export type SyllableTone = 1 | 2 | 3 | 4 | 5;

/** Combining macron, acute, caron and grave: tones 1 to 4. */
const MARKS: readonly (readonly [string, SyllableTone])[] = [
  ['\u0304', 1],
  ['\u0301', 2],
  ['\u030c', 3],
  ['\u0300', 4],
];

/** `nǐ` → 3; a syllable without a mark is neutral (5). */
export function toneOf(syllable: string): SyllableTone {
  const letters = syllable.normalize('NFD');
  return MARKS.find(([mark]) => letters.includes(mark))?.[1] ?? 5;
}
