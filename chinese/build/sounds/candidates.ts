/** Says which characters the model decides, and among which readings: a rare reading must have shown itself. */

import { surnameReading } from '../../sounds/reader/surnames.ts';
import { type Lexicon, lookUp } from '../../words/index.ts';
import { normalReading } from '../readings/readings.ts';
import type { HskLine } from '../sources/sources.ts';
import type { Placed } from './examples.ts';

/** Character → its candidate readings, the usual one first. */
export type Candidates = ReadonlyMap<string, readonly string[]>;

/** A reading that no word of the list teaches must stand alone in so many marked sentences; one where nobody learns its character, */
const LEAST_SEEN = 2;
/** and in this share of those of its character. */
const LEAST_SHARE = 0.1;

/** Character → the readings that words of the HSK list give it. */
function taughtReadings(hsk: readonly HskLine[]): Map<string, Set<string>> {
  const taught = new Map<string, Set<string>>();
  for (const { word, readings } of hsk) {
    for (const syllables of readings.map((reading) => normalReading(reading).split(' '))) {
      // All readings stand beside a single character, whether or not anybody meets them.
      if (word.length < 2 || syllables.length !== word.length) continue;
      syllables.forEach((syllable, at) => {
        const character = word.charAt(at);
        taught.set(character, (taught.get(character) ?? new Set()).add(syllable));
      });
    }
  }
  return taught;
}

type Seen = Map<string, { own: number; marked: number }>;

/** Character → reading → in how many sentences it stands where its word does not settle it. */
function seenReadings(examples: readonly Placed[]): Map<string, Seen> {
  const all = new Map<string, Seen>();
  for (const { character, label, fromWord, isOwn } of examples) {
    if (fromWord.length === 1) continue;
    const seen: Seen = all.get(character) ?? new Map();
    const counts = seen.get(label) ?? { own: 0, marked: 0 };
    seen.set(label, isOwn ? { ...counts, own: counts.own + 1 } : { ...counts, marked: counts.marked + 1 });
    all.set(character, seen);
  }
  return all;
}

/**
 * Characters with more than one reading to choose from. The first is the dictionary's; another one is a candidate if it
 * is taught (a word of the list has it, or a sentence written for it) and seen, or if sentences show it often enough.
 * A reading that only a surname has needs marked sentences: where a surname stands, `surnames.ts` knows it.
 */
export function candidatesFrom(
  lexicon: Lexicon,
  examples: readonly Placed[],
  hsk: readonly HskLine[],
): Candidates {
  const taught = taughtReadings(hsk);
  const found = new Map<string, readonly string[]>();
  for (const [character, seen] of seenReadings(examples)) {
    const listed = lookUp(lexicon, character)?.readings ?? [];
    const marked = [...seen.values()].reduce((sum, counts) => sum + counts.marked, 0);
    const isCandidate = (reading: string, rank: number): boolean => {
      if (rank === 0) return true;
      const counts = seen.get(reading);
      if (!counts) return false;
      const isShown =
        counts.marked >= (taught.has(character) ? LEAST_SEEN : 1) && counts.marked >= LEAST_SHARE * marked;
      if (isShown || taught.get(character)?.has(reading) === true) return true;
      return counts.own > 0 && surnameReading(character)?.[0] !== reading;
    };
    const readings = [...new Set([...listed, ...seen.keys()])].filter(isCandidate);
    if (readings.length > 1) found.set(character, readings);
  }
  return found;
}
