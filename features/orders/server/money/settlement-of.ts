// What an order really cost beside its quote, as soon as both are known.

import type { Executor } from '../../../../kit/server/db/database.ts';
import { weigh } from '../../domain/index.ts';
import { givenBackOf } from '../orders/facts.ts';
import { type Order, paidBesides } from '../orders/orders-repo.ts';

/** What it cost and what it will cost to send alone; undefined while something of that is not known. */
export async function settlementOf(tx: Executor, order: Order, sharedFen?: number) {
  return settledWith(order, await paidBesides(tx, order.id), sharedFen);
}

/** The same where it is known which balances were paid besides. */
export function settledWith(order: Order, besidesFen: number, sharedFen?: number) {
  const { goodsFen, freightFen, realGrams, price, totalFen, carrierBillFen } = order;
  if (goodsFen === null || freightFen === null || realGrams === null) return undefined;
  const givenBackFen = givenBackOf(order);
  const costs = { price, totalFen, goodsFen, freightFen, besidesFen, givenBackFen, carrierBillFen };
  return weigh(costs, realGrams, sharedFen);
}
