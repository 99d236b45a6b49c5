// An amount of fen in the currency that the person likes to see, and the choice of that currency.

import { useQuery } from '@tanstack/react-query';
import { formatNumber, languageTag } from '../../../../kit/web/i18n.ts';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { CURRENCY_DIGITS, convertFen, isCurrency } from '../../domain/currencies.ts';
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

type ConvertedProps = {
  readonly fen: number;
  /** What was taken off it and stands beside it: what is left is the difference of what is shown. */
  readonly less?: readonly number[];
};

/** "≈ US$5.49"; nothing where no currency is chosen or its rate is not known. */
export function Converted({ fen, less = [] }: ConvertedProps) {
  const { currency } = useDisplayCurrency();
  const rates = useQuery({ ...currenciesQuery, enabled: currency !== undefined }).data?.rates;
  if (currency === undefined || rates === undefined) return null;
  const converted = convertFen(fen, currency, rates);
  if (!converted.ok)
    return <span className="text-small text-muted">{t('display.noRate', { currency })}</span>;
  return (
    <span className="text-muted tabular-nums">
      <span aria-hidden="true">≈ </span>
      <span className="sr-only">{t('display.about')} </span>
      {formatAmount(
        less.reduce((left, each) => {
          const taken = convertFen(each, currency, rates);
          return left - (taken.ok ? taken.value.amount : 0);
        }, converted.value.amount),
        currency,
      )}
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
