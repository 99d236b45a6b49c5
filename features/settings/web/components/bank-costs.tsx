// Beside an amount in yuan: whose bank converts it takes its own rate and costs, which no total holds; some countries tax it besides.

import { useQuery } from '@tanstack/react-query';
import { formatNumber, locale } from '../../../../kit/web/i18n.ts';
import { currencyOfCountry, useDisplayCurrency } from '../display-currency.ts';
import { currenciesQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { Converted } from './converted.tsx';

type BankCostsProps = {
  /** Where what is paid for goes, and so probably where it is paid from: beside it stands what it comes to at the door. */
  readonly country?: string;
  /** What is paid, for how much the tax on it comes to. */
  readonly fen?: number;
};

/** What is added by law where somebody pays from there; undefined where nothing is known to be. */
function useAdded(country: string | undefined) {
  const { currency } = useDisplayCurrency();
  const from = (country === undefined ? undefined : currencyOfCountry(country)) ?? currency;
  const added = useQuery({ ...currenciesQuery, enabled: from !== undefined }).data?.bankCosts;
  return {
    isAbroad: currency !== undefined || country !== undefined || locale !== 'zh',
    added: added?.find((cost) => cost.currency === from),
    /** What it comes to can be told. */
    isShown: from !== undefined && currency === from,
  };
}

const percentOf = (share: number): string =>
  formatNumber(share / 10_000, { style: 'percent', maximumFractionDigits: 2 });

const shareOf = (amount: number, share: number): number => Math.round((amount * share) / 10_000);

/**
 * What banks of the country must add to a payment by card: how it is called, its share of it as text, and what it comes
 * to for an amount, in the same minor units. Undefined where nothing is known to be added.
 */
export function useCardTax(country: string) {
  const { added } = useAdded(country);
  return (
    added && {
      name: added.name,
      percent: percentOf(added.share),
      of: (amount: number): number => shareOf(amount, added.share),
    }
  );
}

/** Before it is paid. Nothing for who probably pays in yuan. */
export function BankCosts({ country, fen }: BankCostsProps) {
  const { isAbroad, added, isShown } = useAdded(country);
  if (!isAbroad) return null;
  if (!added) return <p className="mt-2 text-small text-muted">{t('bank.abroad')}</p>;
  const { name, share, source, isChecked } = added;
  const percent = percentOf(share);
  return (
    <div className="mt-2 text-small text-muted">
      <p>
        {t('bank.taxed', { name, percent })}
        {country === undefined ? null : ` ${t('bank.atDoor', { name })}`}
        {fen === undefined || !isShown ? null : (
          <>
            {' '}
            {t('bank.comesTo', { name })} <Converted fen={shareOf(fen, share)} />
          </>
        )}
      </p>
      <p className="mt-1 text-caption">{t(isChecked ? 'bank.source' : 'bank.unchecked', { source })}</p>
    </div>
  );
}

/** Beside what goes back: all of it in yuan, at the bank's rate of that day. */
export function BankRefund() {
  const { isAbroad, added } = useAdded(undefined);
  if (!isAbroad) return null;
  return (
    <p className="mt-3 text-small text-muted">
      {added ? t('bank.refundTaxed', { name: added.name }) : t('bank.refund')}
    </p>
  );
}
