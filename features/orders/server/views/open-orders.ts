// What of a person's orders is not over, for whoever wants to leave: which it is, and when it may be at the door.

import { and, desc, eq, isNotNull, notInArray } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { CLAIM_DAYS, daysAfter, isFinal, isGoingBack, STAGES } from '../../domain/index.ts';
import { readArrival } from '../orders/arrival.ts';
import { orders } from '../tables.ts';

const ENDED_OR_UNPAID = STAGES.filter((stage) => isFinal(stage) || stage === 'awaiting_payment');

export type OpenOrder = {
  readonly id: string;
  readonly number: string;
  /** It goes back to the seller, or came back from the way. */
  readonly isGoingBack: boolean;
  /** The days (`yyyy-mm-dd`) between which it is expected at the door; null where nobody knows. */
  readonly expected: { readonly from: string; readonly until: string } | null;
};

/** The oldest first; without what was never paid, which ends with its buyer's account (`endUnpaidOf`). */
export async function listOpenOrders(db: Executor, userId: UserId, now: Date): Promise<readonly OpenOrder[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), notInArray(orders.stage, ENDED_OR_UNPAID)))
    .orderBy(orders.createdAt, orders.id);
  return Promise.all(
    rows.map(async (order) => {
      const arrival = await readArrival(db, order, now);
      return {
        id: order.id,
        number: order.number,
        isGoingBack: isGoingBack(order),
        expected: arrival && { from: arrival.from, until: arrival.until },
      };
    }),
  );
}

/** Whether something waits for its payment. */
export async function hasUnpaidOrder(db: Executor, userId: UserId): Promise<boolean> {
  const isTheirs = and(eq(orders.userId, userId), eq(orders.stage, 'awaiting_payment'));
  return (await db.select({ id: orders.id }).from(orders).where(isTheirs).limit(1)).length > 0;
}

/** Until when something can be claimed of the order that came last; undefined where that is over, or nothing came. */
export async function claimableUntil(db: Executor, userId: UserId, now: Date): Promise<Date | undefined> {
  const [last] = await db
    .select({ deliveredAt: orders.deliveredAt })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.stage, 'delivered'), isNotNull(orders.deliveredAt)))
    .orderBy(desc(orders.deliveredAt))
    .limit(1);
  const until = last?.deliveredAt && daysAfter(last.deliveredAt, CLAIM_DAYS);
  return until && until > now ? until : undefined;
}
