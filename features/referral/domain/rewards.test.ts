import { expect, test } from 'vitest';
import { claimState } from './rewards.ts';

test.each([
  [9, false, 'not_eligible'],
  [10, false, 'claimable'],
  [11, false, 'claimable'],
  [10, true, 'claimed'],
  [3, true, 'claimed'],
] as const)('with %i of 10 and claimed %s it is %s', (successful, isClaimed, state) => {
  expect(claimState({ successful, needed: 10, isClaimed })).toBe(state);
});
