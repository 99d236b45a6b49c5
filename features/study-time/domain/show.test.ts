import { expect, it, test } from 'vitest';
import { countdown, minutesLeft, minutesStudied } from './show.ts';

it('shows a begun minute as one that is left, and not yet as one that is studied', () => {
  expect([0, 1, 60, 61, 900].map(minutesLeft)).toEqual([0, 1, 1, 2, 15]);
  expect([0, 59, 60, 119].map(minutesStudied)).toEqual([0, 0, 1, 1]);
});

test.each([
  [0, '0:00:00'],
  [-5000, '0:00:00'],
  [1, '0:00:01'],
  [61_000, '0:01:01'],
  [37 * 3_600_000, '37:00:00'],
])('%d ms are shown as %s', (ms, shown) => expect(countdown(ms)).toBe(shown));
