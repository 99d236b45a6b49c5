/** How far two readings are apart for the ear of a teacher, and what exactly differs. */

import { partsOf } from '../pinyin/inventory.ts';
import { parseSyllable, type Syllable } from '../pinyin/syllable.ts';
import { type Confusion, compareFinals, compareInitials } from './confusions.ts';

/** One difference between the reading that was expected and the one that was given. */
export type Difference = {
  /** Index of the syllable among the expected ones; for an extra syllable, where it was put in. */
  readonly syllable: number;
  readonly part: 'initial' | 'final' | 'tone' | 'syllable';
  readonly confusion: Confusion;
  /** The two sounds as they are written; empty where there is none (no initial, no tone given). */
  readonly expected: string;
  readonly given: string;
};

/** Distance from 0 (the same) to 1 (nothing in common), with its reasons. */
export type Comparison = { readonly distance: number; readonly differences: readonly Difference[] };

/** What each part of a syllable weighs; the sum is 1. */
const WEIGHT = { initial: 0.35, final: 0.4, tone: 0.25 };
const TONE_MISSING = 0.2;
/** Distance of two tones within the tones; 2 and 3 are heard as near, a neutral tone as nearer than a wrong one. */
const TONES: Readonly<Record<string, number>> = {
  '2|3': 0.4,
  '3|2': 0.4,
  '1|2': 0.8,
  '2|1': 0.8,
  '1|4': 0.8,
  '4|1': 0.8,
};

const written = (final: string) => final.replace('v', 'ü').replace('-i', 'i');

function compareTones(expected: Syllable, given: Syllable): { distance: number; confusion: Confusion } {
  if (expected.tone === undefined || expected.tone === given.tone) return { distance: 0, confusion: 'tone' };
  if (given.tone === undefined) return { distance: TONE_MISSING, confusion: 'tone-missing' };
  if (expected.tone === 5 || given.tone === 5) return { distance: 0.5, confusion: 'tone-neutral' };
  const pair = `${expected.tone}|${given.tone}`;
  return { distance: TONES[pair] ?? 1, confusion: pair === '2|3' || pair === '3|2' ? 'tone-2-3' : 'tone' };
}

function compareSyllables(expected: Syllable, given: Syllable, syllable: number): Comparison {
  const a = partsOf(expected.base);
  const b = partsOf(given.base);
  if (!a || !b) return { distance: expected.base === given.base ? 0 : 1, differences: [] };
  const initial = compareInitials(a.initial, b.initial);
  const final = compareFinals(a.final, b.final);
  const tone = compareTones(expected, given);
  const differences: Difference[] = [];
  const add = (part: Difference['part'], confusion: Confusion, one: string, other: string) =>
    differences.push({ syllable, part, confusion, expected: one, given: other });
  if (initial.distance > 0) add('initial', initial.confusion, a.initial, b.initial);
  if (final.distance > 0) add('final', final.confusion, written(a.final), written(b.final));
  if (tone.distance > 0) add('tone', tone.confusion, String(expected.tone ?? ''), String(given.tone ?? ''));
  const distance =
    WEIGHT.initial * initial.distance + WEIGHT.final * final.distance + WEIGHT.tone * tone.distance;
  return { distance, differences };
}

/**
 * Compares two readings of one syllable (`zhang1`, `zang1`). A tone that was not expected counts for nothing; one that
 * was expected and not given counts a little. What is no syllable is only equal to itself.
 */
export function compareReading(expected: string, given: string): Comparison {
  const a = parseSyllable(expected);
  const b = parseSyllable(given);
  if (a && b) return compareSyllables(a, b, 0);
  if (expected === given) return { distance: 0, differences: [] };
  const whole = { syllable: 0, part: 'syllable', confusion: 'other-final', expected, given } as const;
  return { distance: 1, differences: [whole] };
}

type Cell = { cost: number; differences: readonly Difference[] };

function missing(syllable: number, expected: string): Difference {
  return { syllable, part: 'syllable', confusion: 'missing-syllable', expected, given: '' };
}

function extra(syllable: number, given: string): Difference {
  return { syllable, part: 'syllable', confusion: 'extra-syllable', expected: '', given };
}

/**
 * Compares two readings of several syllables, aligned so that they fit best. The distance is the mean over the longer
 * one; a missing or extra syllable counts 1.
 */
export function compareReadings(expected: readonly string[], given: readonly string[]): Comparison {
  let row: Cell[] = [{ cost: 0, differences: [] }];
  given.forEach((reading, j) => {
    const before = row[j] ?? { cost: 0, differences: [] };
    row.push({ cost: before.cost + 1, differences: [...before.differences, extra(0, reading)] });
  });
  expected.forEach((wanted, i) => {
    const first = row[0] ?? { cost: 0, differences: [] };
    const next: Cell[] = [{ cost: first.cost + 1, differences: [...first.differences, missing(i, wanted)] }];
    given.forEach((reading, j) => next.push(cheapestCell(row, next, i, j, wanted, reading)));
    row = next;
  });
  const end = row.at(-1) ?? { cost: 0, differences: [] };
  const length = Math.max(expected.length, given.length, 1);
  return { distance: end.cost / length, differences: end.differences };
}

function cheapestCell(
  row: Cell[],
  next: Cell[],
  i: number,
  j: number,
  wanted: string,
  reading: string,
): Cell {
  const none: Cell = { cost: Number.POSITIVE_INFINITY, differences: [] };
  const corner = row[j] ?? none;
  const above = row[j + 1] ?? none;
  const left = next[j] ?? none;
  const { distance, differences } = compareReading(wanted, reading);
  const own = differences.map((difference) => ({ ...difference, syllable: i }));
  const options: Cell[] = [
    { cost: corner.cost + distance, differences: [...corner.differences, ...own] },
    { cost: above.cost + 1, differences: [...above.differences, missing(i, wanted)] },
    { cost: left.cost + 1, differences: [...left.differences, extra(i + 1, reading)] },
  ];
  return options.reduce((best, option) => (option.cost < best.cost ? option : best));
}
