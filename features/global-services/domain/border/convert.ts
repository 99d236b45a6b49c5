// Amounts between fen and hundredths of a foreign unit, half up, by rates as decimal text.

import { CURRENCY_DIGITS, isCurrency, type Rates } from '../../../settings/domain/index.ts';

/** A rate as a whole number over a power of ten; undefined where there is none. */
function rateOf(
  currency: string,
  rates: Rates,
): { readonly over: bigint; readonly under: bigint } | undefined {
  if (currency === 'CNY') return { over: 1n, under: 1n };
  const text = Object.hasOwn(rates, currency) ? rates[currency] : undefined;
  if (text === undefined) return undefined;
  const [whole = '0', decimals = ''] = text.split('.');
  return { over: BigInt(whole + decimals), under: 10n ** BigInt(decimals.length) };
}

const divide = (above: bigint, below: bigint): number => Number((2n * above + below) / (2n * below));

/** Hundredths of the currency. */
export function toHundredths(fen: number, currency: string, rates: Rates): number | undefined {
  const rate = rateOf(currency, rates);
  return rate && divide(BigInt(fen) * rate.under, rate.over);
}

export function toFen(hundredths: number, currency: string, rates: Rates): number | undefined {
  const rate = rateOf(currency, rates);
  return rate && divide(BigInt(hundredths) * rate.over, rate.under);
}

/** In minor units: some currencies have none below one. */
export function toMinor(hundredths: number, currency: string): number {
  const digits = isCurrency(currency) ? CURRENCY_DIGITS[currency] : 2;
  return digits === 0 ? divide(BigInt(hundredths), 100n) : hundredths;
}
