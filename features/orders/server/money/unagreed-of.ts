// What sellers got for an order beyond what its buyer has agreed to, and beyond what we bear.

import type { Executor } from '../../../../kit/server/db/database.ts';
import { quotedCosts, unagreedFen } from '../../domain/index.ts';
import { type Order, paidBesides } from '../orders/orders-repo.ts';

/** 0 while nothing is bought. */
export async function unagreedOf(tx: Executor, order: Order): Promise<number> {
  const { id, goodsFen, freightFen, totalFen } = order;
  if (goodsFen === null) return 0;
  const bought = { goodsFen, freightFen: freightFen ?? 0 };
  return unagreedFen(bought, quotedCosts(order), { totalFen, besidesFen: await paidBesides(tx, id) });
}
