/** Compares an answer in pinyin with the reading of an accepted one. */

import { compareReading, parsePinyin, type TypedReading } from '../sounds/index.ts';
import type { Why } from './types.ts';

/** A sound this far off can still be a slip of the ear: zh for z, n for ng. */
const NEAR_SOUND = 0.2;
const MOST_SLIPS = 2;

type Comparison = { readonly verdict: 'right' | 'near' | 'wrong'; readonly why: Why; readonly at: number };

/** Tones that may be written for a reading: its own, neutral, and what sandhi makes of it. */
function tonesFor(characters: readonly string[], readings: readonly string[], at: number): Set<string> {
  const tone = (readings[at] ?? '').slice(-1);
  const tones = new Set([tone]);
  const next = (readings[at + 1] ?? '').slice(-1);
  if (tone === '3' && next === '3') tones.add('2');
  if (characters[at] === '一') for (const spoken of '1245') tones.add(spoken);
  if (characters[at] === '不') for (const spoken of '245') tones.add(spoken);
  return tones;
}

function compareOne(
  characters: readonly string[],
  readings: readonly string[],
  typed: TypedReading,
): Comparison {
  if (typed.syllables.length !== readings.length) return { verdict: 'wrong', why: 'different', at: 0 };
  let tone = -1;
  const slips: number[] = [];
  for (const [at, { base, tone: given }] of typed.syllables.entries()) {
    const reading = readings[at] ?? '';
    const isSameSound = reading.slice(0, -1) === base;
    if (!isSameSound && compareReading(reading.slice(0, -1), base).distance > NEAR_SOUND)
      return { verdict: 'wrong', why: 'different', at };
    if (!isSameSound) slips.push(at);
    const isTone = given === undefined || tonesFor(characters, readings, at).has(String(given));
    // A syllable that has lost its tone in a word (朋友) may be written with it.
    if (!isTone && !reading.endsWith('5')) tone = at;
  }
  const [slip] = slips;
  if (slip !== undefined)
    return slips.length > MOST_SLIPS || slips.length * 2 > readings.length
      ? { verdict: 'wrong', why: 'different', at: slip }
      : { verdict: 'near', why: 'sound', at: slip };
  return tone >= 0 ? { verdict: 'near', why: 'tone', at: tone } : { verdict: 'right', why: 'pinyin', at: 0 };
}

const RANK = { right: 2, near: 1, wrong: 0 };

/**
 * Holds typed pinyin against the characters of an accepted answer and their readings. Undefined if the answer is no
 * pinyin. `at` is the character that differs.
 */
export function comparePinyin(
  answer: string,
  characters: readonly string[],
  readings: readonly string[],
): Comparison | undefined {
  const ways = parsePinyin(answer);
  let best: Comparison | undefined;
  for (const way of ways) {
    const found = compareOne(characters, readings, way);
    if (best === undefined || RANK[found.verdict] > RANK[best.verdict]) best = found;
  }
  return best;
}
