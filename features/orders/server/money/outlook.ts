// What follows for the money from the real weight while the buyer decides about the photos: accepted, and returned.

import type { Executor } from '../../../../kit/server/db/database.ts';
import type { OrderView } from '../../contract/shapes.ts';
import type { Order } from '../orders/orders-repo.ts';
import { escrowOf } from './book.ts';
import { mostKept } from './most-kept.ts';
import { settlementOf } from './settlement-of.ts';
import { silenceOf } from './silence.ts';

/** Null in other stages, and while a cost is not known. */
export async function outlookOf(db: Executor, order: Order): Promise<OrderView['outlook']> {
  if (order.stage !== 'in_warehouse') return null;
  const settlement = await settlementOf(db, order);
  if (!settlement) return null;
  const { lines, refundFen, excessFen, isBalanceNeeded } = settlement;
  const heldFen = await escrowOf(db, order.id);
  return {
    lines: [...lines],
    refundFen,
    balanceFen: isBalanceNeeded ? excessFen : 0,
    borneFen: isBalanceNeeded ? 0 : excessFen,
    isSilenceAgreed: (await silenceOf(db, order)).isAgreed,
    returnMostFen: heldFen,
    returnLeastFen: heldFen - (await mostKept(db, order)),
  };
}
