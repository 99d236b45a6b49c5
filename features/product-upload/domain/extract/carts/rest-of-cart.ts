// Where one thing of a cart shows no price, the cart's sum says what is left for it: an offer to the buyer, and no price.

import type { OtherPrice } from '../prices/choose-price.ts';
import type { ThingOfSum } from './explain-sum.ts';
import { isUnchosen } from './ticks.ts';

/** Undefined where nothing, or more than one thing, is without a price; `sums` as `cartSums` finds them. What is not ticked is in no sum. */
export function restOfCart(
  things: readonly ThingOfSum[],
  sums: readonly OtherPrice[],
): OtherPrice | undefined {
  const total = sums.find(({ role }) => role === 'cart_total');
  const summed = things.filter(({ otherPrices }) => !isUnchosen(otherPrices)).map(({ fields }) => fields);
  const [open, ...others] = summed.filter(({ unitPriceFen }) => unitPriceFen === undefined);
  if (!total || !open || others.length > 0) return undefined;
  const counted = summed.reduce(
    (sum, { unitPriceFen, quantity }) => sum + (unitPriceFen?.value ?? 0) * (quantity?.value ?? 1),
    0,
  );
  const taken = sums.reduce(
    (sum, { fen, role }) => (role === 'cart_total' ? sum : role === 'cart_freight' ? sum - fen : sum + fen),
    0,
  );
  const fen = (total.fen + taken - counted) / (open.quantity?.value ?? 1);
  return fen > 0 && Number.isInteger(fen) ? { fen, role: 'price' } : undefined;
}
