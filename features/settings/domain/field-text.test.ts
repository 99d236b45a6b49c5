// What is typed into a form of settings: exact, in the ways people write, and nothing else.

import { expect, test } from 'vitest';
import { readTyped } from './field-text.ts';

test.each([
  ['39', 3900],
  ['39.5', 3950],
  ['39,50', 3950],
  [' 0.07 ', 7],
  ['1.1', 110],
  ['123456789.99', 12_345_678_999],
])('%s yuan are %i fen', (typed, fen) => expect(readTyped('money', typed)).toBe(fen));

test.each(['', '-1', '1.234', '1.', '.5', 'abc', '1e3'])('%j is no amount', (typed) =>
  expect(readTyped('money', typed)).toBeUndefined(),
);

test('every amount is read as it is written, with a point or a comma', () => {
  for (const value of [0, 1, 99, 100, 3900, 358_00, 99_999_999]) {
    const written = (value / 100).toFixed(2);
    expect(readTyped('money', written)).toBe(value);
    expect(readTyped('share', written.replace('.', ','))).toBe(value);
    expect(readTyped('count', String(value))).toBe(value);
  }
  expect(readTyped('count', '1.5')).toBeUndefined();
  expect(readTyped('text', '  a b ')).toBe('a b');
});
