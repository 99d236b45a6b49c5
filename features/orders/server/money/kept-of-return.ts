// What may be kept of an order at most when its thing goes back to the seller from the warehouse.

import { quotedCosts, serviceFeeOf, tierFeeOf } from '../orders/facts.ts';
import type { Order } from '../orders/orders-repo.ts';

/** What was spent on buying it, and the fees: the freight abroad and the tip were not spent, and come back for certain. */
export function mostKeptOfReturn(order: Order, heldFen: number): number {
  const quoted = quotedCosts(order);
  const goodsFen = order.goodsFen ?? quoted.goodsFen;
  const freightFen = order.freightFen ?? quoted.freightFen;
  return Math.min(heldFen, goodsFen + freightFen + serviceFeeOf(order) + tierFeeOf(order));
}
