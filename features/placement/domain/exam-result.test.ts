import { expect, it } from 'vitest';
import { type ExamMix, examResultOf } from './exam-result.ts';
import type { Answer, Band } from './item.ts';

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
  expect([0, 1, 2, 3, 4, 6].map((known) => examResultOf(answersOf(known), MIX).level)).toEqual([
    0, 1, 3, 4, 5, 6,
  ]);
});

it('is unsure of the exams between what is surely known and what surely is not', () => {
  const { level, unsure } = examResultOf(answersOf(2).slice(8, 24), MIX);
  expect(unsure.length).toBeGreaterThan(0);
  expect(Math.max(...unsure)).toBeLessThanOrEqual(level + 2);
  expect(unsure).not.toContain(1);
});
