// The currency that a person likes to see amounts in beside CNY: kept in this browser.

import { create } from 'zustand';
import { readStored, store } from '../../../kit/web/storage.ts';
import { type Currency, isCurrency } from '../domain/currencies.ts';

const KEY = 'yulu-currency';

const stored = readStored(KEY) ?? '';

export const useDisplayCurrency = create<{ readonly currency: Currency | undefined }>()(() => ({
  currency: isCurrency(stored) ? stored : undefined,
}));

/** Undefined: amounts are shown in CNY alone. */
export function chooseCurrency(currency: Currency | undefined): void {
  useDisplayCurrency.setState({ currency });
  store(KEY, currency ?? '');
}
