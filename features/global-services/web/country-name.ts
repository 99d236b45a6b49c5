// The countries that parcels go to, and what they are called in the language of the page.

import { browserRegion } from '../../../kit/web/browser-region.ts';
import { languageTag } from '../../../kit/web/i18n.ts';
import type { TermsView } from './queries.ts';

/** Stands for every country that no parcel of ours goes to; a code that ISO 3166-1 gives to none. */
export const ELSEWHERE = 'ZZ';

export const countryName = (code: string): string =>
  new Intl.DisplayNames(languageTag, { type: 'region' }).of(code) ?? code;

/** Where the browser says its person is, if parcels go there; else a country to begin with. */
export function proposedCountry({ shippingRates }: TermsView): string {
  const region = browserRegion();
  return (shippingRates.find(({ id }) => id === region) ?? shippingRates[0])?.id ?? '';
}
