// Display currencies: rates as decimal text, and fen converted to them exactly, rounded half-up, once.

import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';

/** Currencies that an amount may be shown in beside CNY, with the digits of their minor unit (ISO 4217). */
export const CURRENCY_DIGITS = { USD: 2, JPY: 0, KRW: 0, EUR: 2, GBP: 2, BRL: 2 } as const;
export type Currency = keyof typeof CURRENCY_DIGITS;
export const CURRENCIES = Object.keys(CURRENCY_DIGITS).filter(isCurrency);

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(CURRENCY_DIGITS, code);
}

/** CNY per 1 unit of the currency, by currency code. */
export type Rates = Readonly<Record<string, string>>;

const RATE = /^(?:0|[1-9]\d{0,5})(?:\.\d{1,10})?$/;
/** Decimal text above zero. */
export const isRate = (text: string): boolean => RATE.test(text) && /[1-9]/.test(text);

export type Converted = {
  readonly currency: Currency;
  /** In the currency's minor units. */
  readonly amount: number;
};

/**
 * Converts fen, rounded half-up (away from zero) to the currency's minor unit. A currency without a rate is an error,
 * never a rate of 1.
 */
export function convertFen(
  fen: number,
  currency: Currency,
  rates: Rates,
): Result<Converted, Failure<'rate_missing'>> {
  const rate = Object.hasOwn(rates, currency) ? rates[currency] : undefined;
  if (rate === undefined || !isRate(rate)) return err('rate_missing');
  const [whole = '0', decimals = ''] = rate.split('.');
  // amount = fen / 100 / rate × 10^digits, with the rate as a whole number over 10^places.
  const over = BigInt(whole + decimals) * 100n;
  const above = BigInt(Math.abs(fen)) * 10n ** BigInt(decimals.length + CURRENCY_DIGITS[currency]);
  const rounded = Number((above * 2n + over) / (over * 2n));
  return ok({ currency, amount: fen < 0 ? 0 - rounded : rounded });
}

const LEAST_DIGITS = 4;
/** What a double holds of any number. */
const MOST_DIGITS = 15;

/**
 * How much of the currency one yuan is, by `rate` (CNY per unit), with at least four digits, and as many as bring whoever
 * multiplies by hand and rounds to `amount`, which `fen` was converted to.
 */
export function perYuan(rate: string, fen: number, { currency, amount }: Converted): number {
  const exact = 1 / Number(rate);
  const minorPerFen = 10 ** CURRENCY_DIGITS[currency] / 100;
  for (let digits = LEAST_DIGITS; digits < MOST_DIGITS; digits += 1) {
    const shown = Number(exact.toPrecision(digits));
    if (Math.round(fen * minorPerFen * shown) === amount) return shown;
  }
  return exact;
}
