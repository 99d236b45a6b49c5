// Ends what somebody has ordered and not paid, when their account goes: nothing was paid, and nobody is told.

import { and, eq } from 'drizzle-orm';
import { ok } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { databaseNow } from '../../../../kit/server/db/clock.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { closePayment } from '../../../payments/server/api.ts';
import type { OrdersDeps } from '../deps.ts';
import { changeIn } from '../orders/change-order.ts';
import { orders } from '../tables.ts';
import { byClock } from './due-orders.ts';

/** In the transaction of the account's end. Money that comes all the same is sent back, as for any order that ended. */
export async function endUnpaidOf(tx: Executor, deps: OrdersDeps, userId: UserId): Promise<void> {
  const unpaid = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.stage, 'awaiting_payment')))
    .orderBy(orders.id);
  for (const { id } of unpaid) {
    const ended = await changeIn(tx, deps, byClock(id, 'time_out'), async () => ok({}));
    if (!ended.ok) throw new Error(`an unpaid order could not be ended: ${ended.error.code}`);
    await closePayment(tx, id, await databaseNow(tx));
  }
}
