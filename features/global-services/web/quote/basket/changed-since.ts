// Whether what lies in the basket is no longer what a quote was made of.

import type { QuoteRequest } from '../../../domain/quote/shapes.ts';
import type { Basket, BasketItem } from './basket.ts';

/** What a price rests on, and who buys goes by; as the server keeps it, without blanks at its ends. */
const factsOf = (item: BasketItem): string =>
  JSON.stringify([
    item.name.trim(),
    item.priceFen,
    item.quantity,
    item.variant.trim(),
    (item.which ?? '').trim(),
    item.shop.trim(),
    item.link,
    item.category,
    item.weightGrams,
    [...item.declared].toSorted(),
    [...(item.denied ?? [])].toSorted(),
    item.explanation.trim(),
  ]);

const isSameThing = (one: BasketItem, other: BasketItem): boolean =>
  (Boolean(one.draftId) && one.draftId === other.draftId) || one.name.trim() === other.name.trim();

/** A basket with nothing of the quote in it is for another order, and says nothing of this one. */
export function isChangedSince(basket: Basket, quoted: QuoteRequest): boolean {
  const isOfIt = basket.items.some((item) => quoted.items.some((other) => isSameThing(item, other)));
  if (!isOfIt) return false;
  const things = (items: readonly BasketItem[]) => items.map(factsOf).toSorted().join();
  return (
    things(basket.items) !== things(quoted.items) ||
    (basket.country !== '' && basket.country !== quoted.country) ||
    basket.tier !== quoted.tier ||
    JSON.stringify(basket.tip) !== JSON.stringify(quoted.tip) ||
    basket.domesticFreightFen !== quoted.domesticFreightFen
  );
}
