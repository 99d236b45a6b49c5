// What comes of a buyer's silence about the photos: accepted, or too much would be due for that.

import type { Executor } from '../../../../kit/server/db/database.ts';
import { purchasingArea } from '../../../global-services/domain/index.ts';
import { readSettings } from '../../../settings/server/api.ts';
import { isAgreedBySilence } from '../../domain/index.ts';
import { paidInAll } from '../orders/facts.ts';
import { type Order, paidBesides } from '../orders/orders-repo.ts';
import { settlementOf } from './settlement-of.ts';

export type Silence = {
  readonly isAgreed: boolean;
  /** What accepting would ask for. */
  readonly balanceFen: number;
};

/** By the bounds that hold now; what is held already stays so. */
export async function silenceOf(db: Executor, order: Order): Promise<Silence> {
  const settlement = await settlementOf(db, order);
  const balanceFen = settlement?.isBalanceNeeded ? settlement.excessFen : 0;
  const paidFen = paidInAll(order, await paidBesides(db, order.id)) - order.refundedFen;
  const { values } = await readSettings(db, purchasingArea, new Date());
  const isAgreed = !order.isPhotoHeld && isAgreedBySilence({ balanceFen, paidFen }, values);
  return { isAgreed, balanceFen };
}
