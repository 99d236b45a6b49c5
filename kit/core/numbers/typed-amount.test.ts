// Whatever people write between thousands and before hundredths is read, and what can be two amounts is said to be.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAmount, readYuan } from './typed-amount.ts';

test.each([
  ['2599', 259_900],
  ['39.5', 3950],
  ['39,50', 3950],
  ['0', 0],
  ['0,07', 7],
  ['2.599,00', 259_900],
  ['1,299.50', 129_950],
  ['1.299.000', 129_900_000],
  ["1'299.50", 129_950],
  ['1 299,50', 129_950],
  ['￥2599', 259_900],
  ['¥ 2.599,00', 259_900],
  ['CN¥2599.5', 259_950],
  ['RMB 88', 8800],
  ['88元', 8800],
  ['88,5 yuans', 8850],
  ['１，２９９．５０', 129_950],
])('%s is %i fen', (typed, fen) => {
  expect(readAmount(typed)).toEqual({ kind: 'amount', minor: fen });
});

test.each([
  '',
  '-1',
  '1.',
  '.5',
  '1e3',
  'R$ 50',
  '$50',
  '12345.678',
  '0.599',
  '1.29,00',
  '1,29,000',
  '1.2.3',
])('%j is no amount', (typed) => expect(readAmount(typed)).toEqual({ kind: 'none' }));

test('three digits behind a point are thousands to some and a fraction to others', () => {
  const either = { kind: 'either', grouped: 259_900, decimal: 260 };
  expect(readAmount('2.599')).toEqual(either);
  expect(readAmount('2.599', { isCommaGroup: true })).toEqual(either);
  expect(readAmount('2,599')).toEqual(either);
  expect(readAmount('2,599', { isCommaGroup: true })).toEqual({ kind: 'amount', minor: 259_900 });
  expect(readYuan('2.599')).toBeUndefined();
});

test('a currency without a minor unit has no fraction', () => {
  expect(readAmount('1.500', { digits: 0 })).toEqual({ kind: 'amount', minor: 1500 });
  expect(readAmount('12.5', { digits: 0 })).toEqual({ kind: 'none' });
});

test('every amount is read as three languages write it, and never as another', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (fen) => {
      for (const tag of ['zh-CN', 'en-GB', 'pt-BR', 'de-CH']) {
        const format = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
        expect(readYuan(format.format(fen / 100))).toBe(fen);
      }
    }),
  );
});
