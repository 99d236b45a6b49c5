// Amounts of fen in the currency that the person likes to see, the rate of it, and the choice of that currency.

import { useQuery } from '@tanstack/react-query';
import { formatDate, formatNumber, languageTag, locale } from '../../../../kit/web/i18n.ts';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { CURRENCY_DIGITS, convertFen, isCurrency, perYuan } from '../../domain/currencies.ts';
import { type ShownIn, writeFenShown } from '../../domain/write-amount.ts';
import { chooseCurrency, useDisplayCurrency } from '../display-currency.ts';
import { currenciesQuery } from '../queries.ts';
import { t } from '../texts.ts';

const nameOf = (currency: string): string =>
  new Intl.DisplayNames(languageTag, { type: 'currency' }).of(currency) ?? currency;

/** The digits of a currency's minor unit; fen are two. */
export const digitsOf = (currency: string): number => (isCurrency(currency) ? CURRENCY_DIGITS[currency] : 2);

/** Minor units of a currency, with its sign: R$ 12,50, € 12.50; the dollar says whose it is, everywhere. */
export function formatAmount(amount: number, currency: string): string {
  const digits = digitsOf(currency);
  const shown = formatNumber(amount / 10 ** digits, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return currency === 'USD' && !shown.includes('US$') ? shown.replace('$', 'US$') : shown;
}

/** “R$”, “US$”, “€”: as amounts are written with it. */
export const signOf = (currency: string): string => formatAmount(0, currency).replaceAll(/[\d.,\s]/g, '');

/** A price that was shown in a currency already. */
export type ShownAt = ShownIn & {
  /** From when the rate holds; null for those of the start. */
  readonly rateSince: string | null;
};

/** The person's currency with its rates; undefined where none is chosen, or they are not known yet. In the currency that a price was shown in, it goes on to be shown at its rate. */
function useRates(price: ShownAt | null | undefined) {
  const { currency } = useDisplayCurrency();
  const isOfPrice = price?.currency === currency;
  const held = useQuery({ ...currenciesQuery, enabled: currency !== undefined && !isOfPrice }).data;
  if (currency === undefined) return undefined;
  if (price && isOfPrice) return { currency, rates: { [currency]: price.rate }, since: price.rateSince };
  return held && { currency, rates: held.rates, since: held.since };
}

/** Writes amounts for sentences and buttons: “CN¥99.00 (≈ US$13.94)”. */
export function useFenShown(price?: ShownAt | null): (fen: number) => string {
  const known = useRates(price);
  const rate = known?.rates[known.currency];
  const shown = known && rate !== undefined ? { currency: known.currency, rate } : null;
  return (fen) => writeFenShown(fen, shown, locale);
}

/** By which rate `Converted` shows the amount, and since when it holds. */
export function RateOf({ fen, price }: Pick<ConvertedProps, 'fen' | 'price'>) {
  const known = useRates(price);
  const rate = known?.rates[known.currency];
  if (known === undefined || rate === undefined) return null;
  const { currency, rates, since } = known;
  const converted = convertFen(fen, currency, rates);
  return converted.ok ? (
    <RateLine fen={fen} currency={currency} amount={converted.value.amount} rate={rate} rateSince={since} />
  ) : null;
}

type RateLineProps = ShownAt & {
  readonly fen: number;
  /** What it is shown as, in minor units. */
  readonly amount: number;
};

export function RateLine({ rateSince: since, ...converted }: RateLineProps) {
  const values = { rate: rateText(converted) };
  return (
    <p className="text-caption text-muted">
      {since
        ? t('display.rateOn', { ...values, date: formatDate(new Date(since), { dateStyle: 'medium' }) })
        : t('display.rate', values)}
    </p>
  );
}

/**
 * “CN¥ 1 ≈ R$ 0,7634 · R$ 1 = CN¥ 1,31”: first the way round in which prices are read, then the rate itself with all its
 * digits; by either everybody comes to the amount that is shown.
 */
function rateText({ fen, currency, amount, rate }: Omit<RateLineProps, 'rateSince'>): string {
  // Kept as decimal text; a double holds all the digits that people give a rate.
  const exact = Number(rate);
  const inverse = isCurrency(currency) ? perYuan(rate, fen, { currency, amount }) : 1 / exact;
  const equal = (of: string, is: string, amount: string, sign = '=') =>
    `${signOf(of)}\u00A01 ${sign} ${signOf(is)}\u00A0${amount}`;
  const read = equal('CNY', currency, formatNumber(inverse, { maximumSignificantDigits: 15 }), '≈');
  return `${read} · ${equal(currency, 'CNY', formatNumber(exact, { maximumSignificantDigits: 16 }))}`;
}

type ConvertedProps = {
  readonly fen: number;
  /** Of a range. */
  readonly mostFen?: number;
  /** What was taken off it and stands beside it: what is left is the difference of what is shown. */
  readonly less?: readonly number[];
  /** The price that the amount belongs to, where it was shown before. */
  readonly price?: ShownAt | null;
};

/** "≈ US$5.49"; nothing where no currency is chosen or its rate is not known. */
export function Converted({ fen, mostFen = fen, less = [], price }: ConvertedProps) {
  const known = useRates(price);
  if (known === undefined) return null;
  const { currency, rates } = known;
  const amountOf = (each: number): number | undefined => {
    const converted = convertFen(each, currency, rates);
    return converted.ok ? converted.value.amount : undefined;
  };
  const amount = amountOf(fen);
  const most = mostFen > fen ? amountOf(mostFen) : undefined;
  if (amount === undefined)
    return <span className="text-small text-muted">{t('display.noRate', { currency })}</span>;
  return (
    <span className="text-muted tabular-nums">
      <span aria-hidden="true">≈ </span>
      <span className="sr-only">{t('display.about')} </span>
      {formatAmount(
        less.reduce((left, each) => left - (amountOf(each) ?? 0), amount),
        currency,
      )}
      {most === undefined ? null : ` – ${formatAmount(most, currency)}`}
    </span>
  );
}

/** Lists the currencies that have a rate now. */
export function CurrencyChoice() {
  const { currency, isProposed } = useDisplayCurrency();
  const rates = useQuery(currenciesQuery).data?.rates;
  const known = Object.keys(rates ?? {}).filter(isCurrency);
  return (
    <Select
      label={t('display.label')}
      hint={isProposed && currency !== undefined ? t('display.proposed') : undefined}
      options={[
        { value: '', label: t('display.none') },
        ...known.map((code) => ({ value: code, label: `${code} · ${nameOf(code)}` })),
      ]}
      value={currency ?? ''}
      onChange={(chosen) => chooseCurrency(isCurrency(chosen) ? chosen : undefined)}
    />
  );
}
