// What may be kept of an order at most that ends after something was bought: what the buyer is told, and what operators are held to.

import type { Executor } from '../../../../kit/server/db/database.ts';
import { quotedCosts } from '../../domain/index.ts';
import { serviceFeeOf, tierFeeOf } from '../orders/facts.ts';
import { type Order, paidBesides } from '../orders/orders-repo.ts';
import { escrowOf } from './book.ts';

/**
 * What was spent on buying it, as far as the buyer has paid for that, and the fees. The freight abroad and the tip were
 * not spent and come back for certain: what the seller got beyond the price is not taken from them. While a balance
 * waits, no more than was said when it was asked for.
 */
export async function mostKept(db: Executor, order: Order): Promise<number> {
  const [heldFen, besidesFen] = await Promise.all([escrowOf(db, order.id), paidBesides(db, order.id)]);
  const quoted = quotedCosts(order);
  const paidFen = quoted.goodsFen + quoted.freightFen + besidesFen;
  const spentFen = (order.goodsFen ?? quoted.goodsFen) + (order.freightFen ?? quoted.freightFen);
  const boundFen = Math.min(heldFen, Math.min(paidFen, spentFen) + serviceFeeOf(order) + tierFeeOf(order));
  return order.stage === 'awaiting_balance' ? Math.min(boundFen, order.statedFen ?? boundFen) : boundFen;
}
