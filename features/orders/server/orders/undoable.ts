// Which step of an order can be taken back at this moment, by what has happened and was written since.

import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { type Action, isUndoTime, undoableOf } from '../../domain/index.ts';
import { orderMessages } from '../tables.ts';
import { listEvents, type Order } from './orders-repo.ts';

export async function findUndoable(db: Executor, order: Order, now: Date): Promise<Action | null> {
  // Every such step leads to another stage.
  if (!isUndoTime(order.stageSince, now)) return null;
  const [events, [message]] = await Promise.all([
    listEvents(db, order.id),
    db
      .select({ createdAt: orderMessages.createdAt })
      .from(orderMessages)
      .where(eq(orderMessages.orderId, order.id))
      .orderBy(desc(orderMessages.createdAt))
      .limit(1),
  ]);
  return undoableOf({ events, writtenAt: message?.createdAt ?? null }, now);
}
