// Display currencies: exact, half-up, once, and never without a rate.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES, CURRENCY_DIGITS, convertFen, perYuan } from './currencies.ts';
import { currenciesArea } from './currencies-area.ts';

const rates = currenciesArea.defaults.rates;

test.each([
  [7100, 'USD', 1000],
  [100, 'USD', 14],
  [45, 'JPY', 10],
  [52, 'KRW', 100],
  [3900, 'EUR', 510],
  [-7100, 'USD', -1000],
  [0, 'GBP', 0],
] as const)('%i fen are %s %i in its minor units', (fen, currency, amount) => {
  expect(convertFen(fen, currency, rates)).toEqual({ ok: true, value: { currency, amount } });
});

test('exactly a half is rounded away from zero', () => {
  expect(convertFen(1, 'USD', { USD: '2' })).toMatchObject({ value: { amount: 1 } });
  expect(convertFen(-1, 'USD', { USD: '2' })).toMatchObject({ value: { amount: -1 } });
  expect(convertFen(250, 'JPY', { JPY: '1' })).toMatchObject({ value: { amount: 3 } });
});

test('a currency without a usable rate is an error, never a rate of 1', () => {
  for (const bad of [
    {},
    { BRL: '' },
    { BRL: '0' },
    { BRL: '0.000' },
    { BRL: '-1' },
    { BRL: '1e3' },
    { BRL: 'x' },
  ]) {
    expect(convertFen(100, 'BRL', bad)).toMatchObject({ ok: false, error: { code: 'rate_missing' } });
  }
});

test('the result is never further off than half a minor unit', () => {
  const digits = fc.stringMatching(/^[0-9]{1,10}$/);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.constantFrom(...CURRENCIES),
      fc.nat(9999),
      digits,
      (fen, currency, whole, decimals) => {
        const converted = convertFen(fen, currency, { [currency]: `${whole}.${decimals}` });
        if (!converted.ok) return whole === 0 && /^0+$/.test(decimals);
        // |amount × rate × 100 − fen × 10^digits| × 2 ≤ rate × 100, all over 10^places.
        const rate = BigInt(`${whole}${decimals}`) * 100n;
        const exact = BigInt(fen) * 10n ** BigInt(CURRENCY_DIGITS[currency] + decimals.length);
        const off = BigInt(converted.value.amount) * rate - exact;
        return (off < 0n ? -off : off) * 2n <= rate;
      },
    ),
  );
});

test.each([
  ['KRW', '0.0052', 58_900, 192.308],
  ['BRL', '1.31', 50_297, 0.763_36],
  ['BRL', '1.31', 9_999_900, 0.763_358_78],
  ['USD', '7.1', 9900, 0.1408],
] as const)(
  'what one yuan is in %s at %s brings the hand to the figure that is shown',
  (currency, rate, fen, is) => {
    const converted = convertFen(fen, currency, { [currency]: rate });
    if (!converted.ok) throw new Error('no rate');
    const shown = perYuan(rate, fen, converted.value);
    expect(shown).toBe(is);
    const byHand = Math.round((fen / 100) * shown * 10 ** CURRENCY_DIGITS[currency]);
    expect(byHand).toBe(converted.value.amount);
  },
);

test('rates are decimal text above zero, of currencies that we know', () => {
  const accepts = (values: unknown) => currenciesArea.schema.safeParse({ rates: values }).success;
  expect(accepts({ USD: '7.1', BRL: '1.29' })).toBe(true);
  for (const bad of [
    { USD: '0' },
    { USD: '' },
    { USD: '1,5' },
    { CHF: '1' },
    { USD: 7.1 },
    { toString: '1' },
  ]) {
    expect(accepts(bad)).toBe(false);
  }
});
