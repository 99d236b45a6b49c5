import { expect, it } from 'vitest';
import { minorUnits, toMinorUnits } from './money.ts';

it.each([
  [100, 100],
  [-0, 0],
  [9_007_199_254_740_991n, Number.MAX_SAFE_INTEGER],
  [0.1, undefined],
  [9_007_199_254_740_992n, undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
])('%s is %s minor units', (value, units) => expect(toMinorUnits(value)).toBe(units));

it('throws where code has made a fraction of money', () => {
  expect(() => minorUnits(0.5)).toThrow(RangeError);
});
