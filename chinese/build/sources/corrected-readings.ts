/** Puts right the readings that CC-CEDICT has wrong, in the word of the list and in every longer one that holds it. */

import type { CedictLine } from './cedict-line.ts';

/** A word, the syllables that CC-CEDICT gives it somewhere, and what they should be. */
export type CorrectedReading = {
  readonly word: string;
  readonly wrong: readonly string[];
  readonly right: readonly string[];
};

/** The right syllable with the capital of the wrong one, which begins a proper name. */
function likeCapital(right: string, wrong: string): string {
  return /^[A-Z]/.test(wrong) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}

function correctedOnce(line: CedictLine, { word, wrong, right }: CorrectedReading): CedictLine {
  const start = line.simplified.indexOf(word);
  const syllables = line.pinyin.split(' ');
  const isWrong =
    start >= 0 &&
    syllables.length === line.simplified.length &&
    wrong.every((syllable, i) => syllables[start + i]?.toLowerCase() === syllable);
  if (!isWrong) return line;
  const pinyin = syllables
    .map((syllable, i) => likeCapital(right[i - start] ?? syllable, syllable))
    .join(' ');
  // `also pr. [xie4lou4]` says what the line itself says now.
  const known = `also pr. [${right.join('')}]`;
  const senses = line.senses.filter((sense) => sense.replaceAll(' ', '') !== known.replaceAll(' ', ''));
  return { ...line, pinyin, senses };
}

/** The lines with all corrections. */
export function withCorrectedReadings(
  lines: readonly CedictLine[],
  corrections: readonly CorrectedReading[],
): CedictLine[] {
  return lines.map((line) => corrections.reduce(correctedOnce, line));
}
