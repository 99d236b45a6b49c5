// What an order really cost beside its quote, as soon as both are known.

import type { Executor } from '../../../../kit/server/db/database.ts';
import { weigh } from '../../domain/index.ts';
import { givenBackOf } from '../orders/facts.ts';
import { type Order, paidBesides } from '../orders/orders-repo.ts';

/** What it cost and what it will cost to send alone; undefined while something of that is not known. */
export async function settlementOf(tx: Executor, order: Order, sharedFen?: number) {
  const { goodsFen, freightFen, realGrams, price, totalFen } = order;
  if (goodsFen === null || freightFen === null || realGrams === null) return undefined;
  const besidesFen = await paidBesides(tx, order.id);
  const givenBackFen = givenBackOf(order);
  return weigh({ price, totalFen, goodsFen, freightFen, besidesFen, givenBackFen }, realGrams, sharedFen);
}
