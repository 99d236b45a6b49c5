// What past orders would have cost under other terms, beside what they were sold for. Nothing changes by it.

import {
  type Price,
  type PriceTerms,
  type QuoteRequest,
  reckonPrice,
} from '../../../global-services/domain/index.ts';

export type PastOrder = {
  readonly request: QuoteRequest;
  /** As it was sold. */
  readonly price: Price;
};

/** Why an order could not be made under these terms. */
export const TRIAL_REFUSALS = [
  'country_unknown',
  'category_unknown',
  'currency_unknown',
  'too_expensive',
  'refused',
  'explanation_needed',
  'too_heavy',
] as const;
export type TrialRefusal = (typeof TRIAL_REFUSALS)[number];

export type TriedOrder = {
  readonly soldFen: number;
  /** Null where nothing can be reckoned. */
  readonly triedFen: number | null;
  /** What the border was said to ask for, as far as it is known. */
  readonly borderSoldFen: number;
  readonly borderTriedFen: number | null;
  readonly refusal: TrialRefusal | null;
};

export function tryTerms({ request, price }: PastOrder, terms: PriceTerms): TriedOrder {
  const sold = { soldFen: price.totalFen, borderSoldFen: price.border.knownFen };
  const tried = reckonPrice(request, terms);
  if (!tried.ok) return { ...sold, triedFen: null, borderTriedFen: null, refusal: tried.error.code };
  const { totalFen, border, obstacles } = tried.value;
  return {
    ...sold,
    triedFen: totalFen,
    borderTriedFen: border.knownFen,
    refusal: obstacles[0]?.code ?? null,
  };
}

export type TrialSum = { readonly soldFen: number; readonly triedFen: number };

/** Of those alone that can be reckoned both times: else a country that is gone would look like a saving. */
export function sumTried(orders: readonly TriedOrder[]): TrialSum {
  return orders.reduce(
    (sum, { soldFen, triedFen }) =>
      triedFen === null ? sum : { soldFen: sum.soldFen + soldFen, triedFen: sum.triedFen + triedFen },
    { soldFen: 0, triedFen: 0 },
  );
}
