import { expect, test } from 'vitest';
import { paceOf, plannedTimeOf } from './pace.ts';

const answer = (word: string, tookMs: number | null) => ({
  word,
  reading: 'x1',
  skill: 'recognise' as const,
  tookMs,
});

test('whoever answers in a blink uses up what was planned for a card: a day of a hundred cards stays one', () => {
  const pace = paceOf([]);
  const quick = Array.from({ length: 100 }, (_, at) => answer(`w${at}`, 250));
  expect(plannedTimeOf(quick, pace, 0.87)).toBeCloseTo(100 * 7 * 1.13);
  // What took longer than planned, or was asked again, took what it took.
  expect(plannedTimeOf([answer('a', 20_000), answer('a', 6_000)], pace, 0.87)).toBe(30);
  expect(plannedTimeOf([answer('a', 1_000), answer('a', 1_000)], pace, 0.87)).toBeCloseTo(7 * 1.13);
});
