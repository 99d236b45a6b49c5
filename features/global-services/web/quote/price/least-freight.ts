// What sending anything at all abroad costs, to where it probably goes.

import { shippingFen } from '../../../domain/price/weight.ts';
import { proposedCountry } from '../../country-name.ts';
import type { TermsView } from '../../queries.ts';
import { useBasket } from '../basket/basket.ts';

/** In fen; 0 while nobody knows the rates, or nothing is sent there. */
export function useLeastFreight(terms: TermsView | undefined): number {
  const chosen = useBasket(({ country }) => country);
  if (!terms) return 0;
  const country = chosen || proposedCountry(terms);
  const rate = terms.shippingRates.find(({ id }) => id === country);
  if (!rate) return 0;
  return shippingFen(1, {
    baseFen: Math.round(rate.baseFee * 100),
    perKgFen: Math.round(rate.perKgFee * 100),
  });
}
