import fc from 'fast-check';
import { expect, test } from 'vitest';
import { claimState, countStudyDay, type StudyProgress } from './rewards.ts';

test.each([
  [9, false, 'not_eligible'],
  [10, false, 'claimable'],
  [11, false, 'claimable'],
  [10, true, 'claimed'],
  [3, true, 'claimed'],
] as const)('with %i of 10 and claimed %s it is %s', (successful, isClaimed, state) => {
  expect(claimState({ successful, needed: 10, isClaimed })).toBe(state);
});

test('an invitation succeeds with the second different day, whatever comes twice or in any order', () => {
  const day = fc.integer({ min: 1, max: 9 }).map((n) => `2026-03-0${n}`);
  fc.assert(
    fc.property(fc.array(day), (days) => {
      const start: StudyProgress = { firstStudyDay: null, hasSucceeded: false };
      const end = days.reduce(countStudyDay, start);
      expect(end.hasSucceeded).toBe(new Set(days).size >= 2);
      expect(end.firstStudyDay).toBe(days[0] ?? null);
    }),
  );
});
