// The currency that a person likes to see amounts in beside CNY: the choice is kept in this browser.

import { create } from 'zustand';
import type { Locale } from '../../../kit/core/locale.ts';
import { browserRegion } from '../../../kit/web/browser-region.ts';
import { locale } from '../../../kit/web/i18n.ts';
import { readStored, store } from '../../../kit/web/storage.ts';
import { type Currency, isCurrency } from '../domain/currencies.ts';

const KEY = 'yulu-currency';

/** Stored for those who want to see CNY alone. */
const NONE = 'none';
const EURO_REGIONS = ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'GR', 'IE', 'IT', 'NL', 'PT'];
const OF_REGION: Readonly<Record<string, Currency>> = {
  US: 'USD',
  GB: 'GBP',
  BR: 'BRL',
  JP: 'JPY',
  KR: 'KRW',
  ...Object.fromEntries(EURO_REGIONS.map((region) => [region, 'EUR' as const])),
};
/** Where the browser names no region that we know: what readers of a language most likely pay in. */
const USUAL: Readonly<Record<Exclude<Locale, 'zh'>, Currency>> = { en: 'USD', pt: 'BRL' };

type Shown = {
  readonly currency: Currency | undefined;
  /** Nobody has chosen it yet; the page says so. */
  readonly isProposed: boolean;
};

/** What is paid in there, of the currencies that are offered. */
export const currencyOfCountry = (country: string): Currency | undefined => OF_REGION[country];

export const useDisplayCurrency = create<Shown>()(firstCurrency);

function firstCurrency(): Shown {
  const stored = readStored(KEY) ?? '';
  if (stored === NONE) return { currency: undefined, isProposed: false };
  return isCurrency(stored)
    ? { currency: stored, isProposed: false }
    : { currency: proposedCurrency(), isProposed: true };
}

/** Whoever reads Chinese knows CNY. */
function proposedCurrency(): Currency | undefined {
  return locale === 'zh' ? undefined : (OF_REGION[browserRegion() ?? ''] ?? USUAL[locale]);
}

/** Undefined: amounts are shown in CNY alone. */
export function chooseCurrency(currency: Currency | undefined): void {
  useDisplayCurrency.setState({ currency, isProposed: false });
  store(KEY, currency ?? NONE);
}
