// What of an order's money nobody has got yet, and what of it will go back by itself.

import type { Executor } from '../../../../kit/server/db/database.ts';
import { savedFen } from '../../domain/index.ts';
import { givenBackOf } from '../orders/facts.ts';
import { type Order, paidBesides } from '../orders/orders-repo.ts';
import { advancedOf } from './advance.ts';
import { escrowOf } from './book.ts';
import { settlementOf } from './settlement-of.ts';

/** What sellers, and the carrier once it has left, have got of what was paid; and what nobody has. */
export async function unspentOf(executor: Executor, order: Order) {
  const [heldFen, advancedFen] = await Promise.all([
    escrowOf(executor, order.id),
    advancedOf(executor, order.id),
  ]);
  const boughtFen = advancedFen + (order.carrier === '' ? 0 : (order.shippingFen ?? 0));
  return { boughtFen, freeFen: Math.max(0, heldFen - boughtFen) };
}

/** What will go back by itself when it is packed, as far as that is known; undefined once it is. */
export async function promisedOf(executor: Executor, order: Order): Promise<number | undefined> {
  if (order.parcelId !== null) return undefined;
  const settlement = await settlementOf(executor, order);
  if (settlement) return settlement.refundFen;
  const { price, goodsFen, freightFen } = order;
  if (goodsFen === null) return 0;
  const besidesFen = await paidBesides(executor, order.id);
  const givenBackFen = givenBackOf(order);
  return savedFen({ price, goodsFen, freightFen: freightFen ?? 0, besidesFen, givenBackFen });
}
