import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseYuan } from './amount.ts';

test.each([
  ['100', 10_000],
  [' 120.5 ', 12_050],
  ['120,50', 12_050],
  ['0.01', 1],
  ['1.005', undefined],
  ['1,000.00', undefined],
  ['1.000', undefined],
  ['-5', undefined],
  ['5e3', undefined],
  ['', undefined],
  ['¥5', undefined],
])('%j is %s fen', (typed, fen) => {
  expect(parseYuan(typed)).toBe(fen);
});

test('every amount of fen comes back from its writing', () => {
  fc.assert(
    fc.property(fc.nat(9_999_999_999), (fen) => {
      expect(parseYuan((fen / 100).toFixed(2))).toBe(fen);
    }),
  );
});
