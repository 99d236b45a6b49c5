// A weight is typed in kilograms, with a point or a comma, or with its unit.

import { expect, test } from 'vitest';
import { readWeight, writeWeight } from './weight-typed.ts';

test.each([
  ['0.25', 250],
  ['0,25', 250],
  [' 1 ', 1000],
  ['1.234', 1234],
  ['100', 100_000],
  ['250 g', 250],
  ['250克', 250],
  ['250G', 250],
  ['1,2 kg', 1200],
  ['1.2公斤', 1200],
  ['1.5斤', 750],
  ['０．５', 500],
])('%s is %i g', (typed, grams) => {
  expect(readWeight(typed)).toBe(grams);
});

test.each(['', '0', '0.000', '-1', '100.001', '250', '1.5 g', '1.2345', '1e3', 'kg', '1 lb', '1.234.567'])(
  '%j is no weight that can be sent',
  (typed) => {
    expect(readWeight(typed)).toBeUndefined();
  },
);

test('what is written is read as the same', () => {
  for (const grams of [1, 50, 250, 999, 1000, 1234, 99_999, 100_000])
    expect(readWeight(writeWeight(grams))).toBe(grams);
});
