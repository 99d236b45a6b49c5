// Who comes back after days: when that is a gap, and when new words wait.

import { expect, test } from 'vitest';
import { DAY_MS } from '../memory/times.ts';
import { isComeback, missedDays } from './comeback.ts';

const TODAY = 100 * DAY_MS;

test('only whole days without a review are missed', () => {
  expect(missedDays(undefined, TODAY)).toBe(0);
  expect(missedDays(TODAY - DAY_MS / 2, TODAY)).toBe(0);
  expect(missedDays(TODAY - 2.4 * DAY_MS, TODAY)).toBe(2);
});

test('new words wait where reviews have, after two missed days and not after one', () => {
  expect(isComeback(2, 27)).toBe(true);
  expect(isComeback(1, 27)).toBe(false);
  expect(isComeback(9, 0)).toBe(false);
});
