/** Tells of each reading of a character what kind of word it is and how usual it is, from the dictionary. */

import { normalReading } from '../readings/readings.ts';
import type { CedictLine } from '../sources/cedict-line.ts';
import type { JiebaLine } from '../sources/sources.ts';
import type { Candidates } from './candidates.ts';

/** Character → two code units per candidate: kind, then usualness. */
export type Profiles = ReadonlyMap<string, string>;

/** What senses begin with, one bit each; a reading without any of them is a noun. */
const KINDS = [
  /^(?:\([^)]*\) )?to /,
  /^(?:\([^)]*\) )?classifier|^measure word|^unit of/,
  /^surname |^used in |^variant of |^old variant|^\(?(?:archaic|literary|old|dialect|bound form)\)?/,
  /particle|^\(?(?:adverb|conj|prep|suffix|prefix)/,
];
const FIRST = '0'.charCodeAt(0);

function kindOf(lines: readonly CedictLine[], reading: string): number {
  const senses = lines.flatMap((line) => line.senses);
  const bits = KINDS.map((kind, bit) => {
    const share = senses.filter((sense) => kind.test(sense)).length / Math.max(1, senses.length);
    return share >= 0.4 ? 1 << bit : 0;
  });
  const neutral = reading.endsWith('5') ? 1 << KINDS.length : 0;
  return bits.reduce((sum, bit) => sum + bit, neutral);
}

/** How often words of several characters use each reading of a character. */
function usesInWords(cedict: readonly CedictLine[], jieba: readonly JiebaLine[]): Map<string, number> {
  const counts = new Map(jieba.map(({ word, count }) => [word, count]));
  const uses = new Map<string, number>();
  for (const { simplified, pinyin } of cedict) {
    const syllables = normalReading(pinyin).split(' ');
    if (simplified.length < 2 || syllables.length !== simplified.length) continue;
    const weight = 1 + (counts.get(simplified) ?? 0);
    syllables.forEach((syllable, at) => {
      const use = simplified.charAt(at) + syllable;
      uses.set(use, (uses.get(use) ?? 0) + weight);
    });
  }
  return uses;
}

/** 0 = in no word, then by the logarithm of its share to 6. */
function usualness(share: number): number {
  return share === 0 ? 0 : 1 + Math.max(0, Math.min(5, Math.round(5 + Math.log2(share))));
}

/** The profiles of all candidates. */
export function profilesOf(
  candidates: Candidates,
  cedict: readonly CedictLine[],
  jieba: readonly JiebaLine[],
): Profiles {
  const uses = usesInWords(cedict, jieba);
  const single = Map.groupBy(
    cedict.filter(({ simplified }) => simplified.length === 1),
    ({ simplified, pinyin }) => simplified + normalReading(pinyin),
  );
  return new Map(
    [...candidates].map(([character, readings]) => {
      const all = readings.reduce((sum, reading) => sum + (uses.get(character + reading) ?? 0), 0);
      const units = readings.flatMap((reading) => [
        kindOf(single.get(character + reading) ?? [], reading),
        usualness((uses.get(character + reading) ?? 0) / Math.max(1, all)),
      ]);
      return [character, String.fromCharCode(...units.map((unit) => FIRST + unit))] as const;
    }),
  );
}
