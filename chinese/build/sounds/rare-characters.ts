/** Readings of the characters that the lexicon does not know: traditional ones, and rare ones of the basic planes. */

import { pinyin } from 'pinyin-pro';
import { fromMarks } from '../../sounds/pinyin/syllable.ts';
import { type Lexicon, lookUp } from '../../words/index.ts';
import { findWord } from '../../words/lexicon.ts';
import { normalReading } from '../readings/readings.ts';
import type { CedictLine } from '../sources/cedict-line.ts';

/** The unified ideographs and extension A; most fonts draw no others. */
const BLOCKS: readonly [number, number][] = [
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
];

/** All readings that pinyin-pro (MIT) knows of a character; its figures come from the Unihan database. */
function unihanReadings(character: string): string[] {
  const all = pinyin(character, { type: 'array', multiple: true, removeNonZh: true });
  return all.flatMap((marked) => fromMarks(marked) ?? []);
}

/** CC-CEDICT's readings of single characters in their traditional form. */
function traditionalReadings(cedict: CedictLine[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { traditional, simplified, pinyin: reading, variant } of cedict) {
    if ([...traditional].length !== 1 || variant || /^[A-Z]/.test(reading)) continue;
    if (traditional === simplified && traditional.length === 1) continue;
    found.set(traditional, [...new Set([...(found.get(traditional) ?? []), normalReading(reading)])]);
  }
  return found;
}

/** Character → readings, most usual first, of what the lexicon does not list as a word of its own. */
export function rareReadings(lexicon: Lexicon, cedict: CedictLine[]): Map<string, string[]> {
  const found = traditionalReadings(cedict);
  for (const [first, last] of BLOCKS) {
    for (let point = first; point <= last; point++) {
      const character = String.fromCodePoint(point);
      const listed =
        findWord(lexicon, character) >= 0 && (lookUp(lexicon, character)?.readings.length ?? 0) > 0;
      if (found.has(character) || listed) continue;
      const readings = unihanReadings(character);
      if (readings.length > 0) found.set(character, [...new Set(readings)]);
    }
  }
  return new Map(
    [...found].toSorted(([a], [b]) => ((a.codePointAt(0) ?? 0) < (b.codePointAt(0) ?? 0) ? -1 : 1)),
  );
}
