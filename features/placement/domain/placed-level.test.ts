import { expect, it } from 'vitest';
import type { Answer, Band } from './item.ts';
import { type ExamMix, placedLevelOf } from './placed-level.ts';

const NONE = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0 };
/** As the lists are: the first exam is of the first band, the third mostly of the second. */
const MIX: ExamMix = [
  { ...NONE, 1: 260, 2: 30 },
  { ...NONE, 1: 90, 2: 80, 3: 20 },
  { ...NONE, 1: 75, 2: 260, 3: 80, 4: 50 },
  { ...NONE, 2: 220, 3: 310, 4: 220, 5: 110 },
  { ...NONE, 3: 420, 4: 410, 5: 360, 6: 150 },
  { ...NONE, 5: 380, 6: 480, 7: 580 },
];

/** Knows the words of all bands up to one, and none beyond. */
const answersOf = (known: number): Answer[] =>
  ([1, 2, 3, 4, 5, 6] as const).flatMap((band: Band) =>
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => ({
      kind: 'meaning' as const,
      word: `${name}${band}`,
      band,
      isYes: band <= known,
    })),
  );

it('says which exams are behind who knows the words of some bands', () => {
  expect([0, 1, 2, 3, 4, 6].map((known) => placedLevelOf(answersOf(known), MIX).exam)).toEqual([
    0, 1, 3, 4, 5, 6,
  ]);
});

it('says a range where the answers leave it open, around what is most probable', () => {
  const { low, exam, high } = placedLevelOf(answersOf(2).slice(8, 24), MIX);
  expect(low).toBeGreaterThanOrEqual(1);
  expect(low).toBeLessThanOrEqual(exam);
  expect(high).toBeGreaterThanOrEqual(exam);
  expect(high).toBeGreaterThan(low);
  expect(high).toBeLessThanOrEqual(exam + 2);
});

it('is sure where all answers agree', () => {
  expect(placedLevelOf(answersOf(0), MIX)).toEqual({ low: 0, exam: 0, high: 0 });
  expect(placedLevelOf(answersOf(6), MIX)).toEqual({ low: 6, exam: 6, high: 6 });
});
