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

/** Minor units of a currency, with its code. */
export function formatAmount(amount: number, currency: string): string {
  const digits = digitsOf(currency);
  return formatNumber(amount / 10 ** digits, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** "≈ USD 5.49"; nothing where no currency is chosen or its rate is not known. */
export function Converted({ fen }: { readonly fen: number }) {
  const { currency } = useDisplayCurrency();
  const rates = useQuery(currenciesQuery).data?.rates;
  if (currency === undefined || rates === undefined) return null;
  const converted = convertFen(fen, currency, rates);
  if (!converted.ok)
    return <span className="text-small text-muted">{t('display.noRate', { currency })}</span>;
  return (
    <span className="text-muted tabular-nums">
      <span aria-hidden="true">≈ </span>
      <span className="sr-only">{t('display.about')} </span>
      {formatAmount(converted.value.amount, currency)}
    </span>
  );
}

/** Lists the currencies that have a rate now. */
export function CurrencyChoice() {
  const { currency } = useDisplayCurrency();
  const rates = useQuery(currenciesQuery).data?.rates;
  const known = Object.keys(rates ?? {}).filter(isCurrency);
  return (
    <Select
      label={t('display.label')}
      options={[
        { value: '', label: t('display.none') },
        ...known.map((code) => ({ value: code, label: `${code} · ${nameOf(code)}` })),
      ]}
      value={currency ?? ''}
      onChange={(chosen) => chooseCurrency(isCurrency(chosen) ? chosen : undefined)}
    />
  );
}
