// Beside an amount in yuan, before it is paid: whose bank converts it takes its own rate and costs, which nobody here knows and no total holds.

import { locale } from '../../../../kit/web/i18n.ts';
import { useDisplayCurrency } from '../display-currency.ts';
import { t } from '../texts.ts';

type BankCostsProps = {
  /** Where what is paid for goes, and so probably where it is paid from. */
  readonly country?: string;
};

/** Nothing for who probably pays in yuan. */
export function BankCosts({ country }: BankCostsProps) {
  const { currency } = useDisplayCurrency();
  if (currency === undefined && country === undefined && locale === 'zh') return null;
  const isBrazil = currency === 'BRL' || country === 'BR';
  return <p className="mt-2 text-small text-muted">{t(isBrazil ? 'bank.brazil' : 'bank.abroad')}</p>;
}
