// The currency that a person likes to see amounts in beside CNY: the choice is kept in this browser.

import { create } from 'zustand';
import type { Locale } from '../../../kit/core/locale.ts';
import { locale } from '../../../kit/web/i18n.ts';
import { readStored, store } from '../../../kit/web/storage.ts';
import { type Currency, isCurrency } from '../domain/currencies.ts';

const KEY = 'yulu-currency';

/** Stored for those who want to see CNY alone. */
const NONE = 'none';
/** What readers of a language most likely pay in; whoever reads Chinese knows CNY. */
const USUAL: Readonly<Record<Locale, Currency | undefined>> = { zh: undefined, en: 'USD', pt: 'BRL' };

export const useDisplayCurrency = create<{ readonly currency: Currency | undefined }>()(() => ({
  currency: firstCurrency(),
}));

function firstCurrency(): Currency | undefined {
  const stored = readStored(KEY) ?? '';
  if (stored === NONE) return undefined;
  return isCurrency(stored) ? stored : USUAL[locale];
}

/** Undefined: amounts are shown in CNY alone. */
export function chooseCurrency(currency: Currency | undefined): void {
  useDisplayCurrency.setState({ currency });
  store(KEY, currency ?? NONE);
}
