// Beside an amount in yuan, before it is paid: whose bank converts it takes its own rate and costs, which nobody here knows and no total holds.

import { locale } from '../../../../kit/web/i18n.ts';
import { useDisplayCurrency } from '../display-currency.ts';
import { t } from '../texts.ts';

/** Nothing for who pays in yuan. */
export function BankCosts() {
  const { currency } = useDisplayCurrency();
  if (currency === undefined && locale === 'zh') return null;
  return (
    <p className="mt-2 text-small text-muted">{t(currency === 'BRL' ? 'bank.brazil' : 'bank.abroad')}</p>
  );
}
