import { expect, test } from 'vitest';
import { plainNumber } from './plain-number.ts';

test.each([
  ['１２３．５', '123.5'],
  ['１，５', '1,5'],
  ['12。5', '12.5'],
  ['1\u2009234,50', '1234,50'],
  ['1\u202F234', '1234'],
  ['\u00A01 234\u3000', '1234'],
  ['－3', '-3'],
  ['12,5', '12,5'],
  ['zwölf', 'zwölf'],
])('%s is %s', (typed, plain) => {
  expect(plainNumber(typed)).toBe(plain);
});
