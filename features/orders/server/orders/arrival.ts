// When an order is expected at the door, by the settings that hold now and the carrier's days of its quote.

import type { Executor } from '../../../../kit/server/db/database.ts';
import { purchasingArea } from '../../../global-services/domain/index.ts';
import { readSettings } from '../../../settings/server/api.ts';
import { type Arrival, arrivalOf } from '../../domain/index.ts';
import type { Order } from './orders-repo.ts';
import { waitsFor } from './waits-for.ts';

export async function readArrival(db: Executor, order: Order, now: Date): Promise<Arrival | null> {
  const { stage, photoDecision, price, estimateFrom, estimateUntil } = order;
  const { values } = await readSettings(db, purchasingArea, now);
  const sent =
    estimateFrom !== null && estimateUntil !== null ? { from: estimateFrom, until: estimateUntil } : null;
  const isBuyersTurn = waitsFor(order) !== null;
  return arrivalOf(
    { stage, photoDecision, isBuyersTurn, since: sinceOf(order), delivery: price.delivery, sent },
    values,
    now,
  );
}

/** Checking and buying begin with the payment; packing with what the buyer has decided. */
function sinceOf({ stage, paidAt, stageSince, decidedAt }: Order): Date | null {
  if (paidAt === null) return null;
  if (stage === 'paid_review' || stage === 'to_buy') return paidAt;
  return stage === 'in_warehouse' && decidedAt !== null && decidedAt > stageSince ? decidedAt : stageSince;
}
