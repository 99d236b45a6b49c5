// The currency that a person likes to see amounts in beside CNY: the choice is kept in this browser.

import { useEffect } from 'react';
import { create } from 'zustand';
import type { Locale } from '../../../kit/core/locale.ts';
import { browserRegion } from '../../../kit/web/browser-region.ts';
import { locale } from '../../../kit/web/i18n.ts';
import { COPIES, readStored, store } from '../../../kit/web/storage.ts';
import { type Currency, isCurrency } from '../domain/currencies.ts';

const KEY = 'yulu-currency';
/** The country that a parcel goes to, for who has chosen no currency. */
const COUNTRY_KEY = `${COPIES}currency-country`;

/** Stored for those who want to see CNY alone. */
const NONE = 'none';
const EURO_REGIONS = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');
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

/** Where parcels go says more than the browser. Whoever reads Chinese and sends nothing abroad knows CNY. */
function proposedCurrency(): Currency | undefined {
  const abroad = currencyOfCountry(readStored(COUNTRY_KEY) ?? '');
  if (abroad !== undefined) return abroad;
  return locale === 'zh' ? undefined : (OF_REGION[browserRegion() ?? ''] ?? USUAL[locale]);
}

/** Undefined: amounts are shown in CNY alone. */
export function chooseCurrency(currency: Currency | undefined): void {
  useDisplayCurrency.setState({ currency, isProposed: false });
  store(KEY, currency ?? NONE);
}

/** Until somebody has chosen a currency it is that of the country which they send things to, once that is known. */
export function useProposedFor(country: string): void {
  useEffect(() => {
    const currency = currencyOfCountry(country);
    if (currency === undefined || !useDisplayCurrency.getState().isProposed) return;
    store(COUNTRY_KEY, country);
    useDisplayCurrency.setState({ currency });
  }, [country]);
}
