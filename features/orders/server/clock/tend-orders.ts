// What happens to orders when nobody does anything: they run out, silence is taken for what it may be, storage is
// reminded of, what was sent long ago counts as received, and addresses are deleted.

import { and, isNotNull, lt, not, or } from 'drizzle-orm';
import { ok } from '../../../../kit/core/result.ts';
import {
  ADDRESS_DAYS,
  daysAfter,
  daysBetween,
  hoursAfter,
  remindUnpaidAt,
  SILENT_DAYS,
  STORAGE_REMINDERS,
  UNPAID_REMINDER_HOURS,
} from '../../domain/index.ts';
import { isUnused } from '../addresses/addresses.ts';
import type { OrdersDeps } from '../deps.ts';
import { bookDelivered } from '../money/end-order.ts';
import { changeOrder } from '../orders/change-order.ts';
import { orderAddresses, orders } from '../tables.ts';
import { BY_CLOCK, byClock, findDue, type NotDue, notDue } from './due-orders.ts';
import { tendSilentBuyers } from './silent-buyers.ts';

/** May run twice, or in two processes: each order is looked at again under its lock. */
export async function tendOrders(deps: OrdersDeps, now: Date): Promise<void> {
  await endUnpaid(deps, now);
  await remindOfPayment(deps, now);
  await tendSilentBuyers(deps, now);
  await remindOfStorage(deps, now);
  await deliverSilently(deps, now);
  await forgetAddresses(deps, now);
}

async function endUnpaid(deps: OrdersDeps, now: Date): Promise<void> {
  for (const id of await findDue(deps, ['awaiting_payment'], lt(orders.payableUntil, now))) {
    await changeOrder<NotDue>(deps, byClock(id, 'time_out'), async (_, step) =>
      step.order.stage === 'awaiting_payment'
        ? ok({ news: { to: 'buyer', key: 'timed_out' } })
        : notDue(step),
    );
  }
}

/** Counted as the reminder of its one day. */
const UNPAID_DAY = 1;

async function remindOfPayment(deps: OrdersDeps, now: Date): Promise<void> {
  const due = and(
    lt(orders.payableUntil, hoursAfter(now, UNPAID_REMINDER_HOURS)),
    lt(orders.remindedDays, UNPAID_DAY),
  );
  for (const id of await findDue(deps, ['awaiting_payment'], due)) {
    await changeOrder<NotDue>(deps, byClock(id, 'remind'), async (_, step) => {
      const { stage, payableUntil, remindedDays, totalFen } = step.order;
      const isDue =
        stage === 'awaiting_payment' &&
        remindUnpaidAt(payableUntil) < now &&
        now < payableUntil &&
        remindedDays < UNPAID_DAY;
      if (!isDue) return notDue(step);
      const news = { to: 'buyer', key: 'unpaid_soon', amountFen: totalFen } as const;
      return ok({ set: { remindedDays: UNPAID_DAY }, data: { hours: UNPAID_REMINDER_HOURS }, news });
    });
  }
}

async function remindOfStorage(deps: OrdersDeps, now: Date): Promise<void> {
  for (const days of STORAGE_REMINDERS) {
    const due = and(
      lt(orders.warehouseSince, daysAfter(now, -days)),
      lt(orders.remindedDays, days),
      // Who has to answer is reminded of that.
      or(not(orders.isPhotoHeld), isNotNull(orders.photoDecision)),
    );
    for (const id of await findDue(deps, ['in_warehouse'], due)) {
      await changeOrder<NotDue>(deps, byClock(id, 'remind'), async (_, step) => {
        const { stage, warehouseSince, remindedDays } = step.order;
        const isDue =
          stage === 'in_warehouse' &&
          warehouseSince !== null &&
          daysBetween(warehouseSince, now) >= days &&
          remindedDays < days;
        if (!isDue) return notDue(step);
        const key = days === STORAGE_REMINDERS[0] ? 'storage_60' : 'storage_80';
        return ok({ set: { remindedDays: days }, data: { days }, news: { to: 'buyer', key } });
      });
    }
  }
}

async function deliverSilently(deps: OrdersDeps, now: Date): Promise<void> {
  const last = daysAfter(now, -SILENT_DAYS).toISOString().slice(0, 10);
  for (const id of await findDue(deps, ['dispatched', 'customs'], lt(orders.estimateUntil, last))) {
    await changeOrder<NotDue>(deps, byClock(id, 'deliver'), async (tx, step) => {
      const { estimateUntil } = step.order;
      if (estimateUntil === null || estimateUntil >= last) return notDue(step);
      await bookDelivered(tx, deps, { step, by: BY_CLOCK });
      return ok({ set: { deliveredAt: step.now }, news: { to: 'buyer', key: 'delivered' } });
    });
  }
}

/** Orders that are long over lose their address, and an address that no order has any more is deleted. */
async function forgetAddresses({ db }: OrdersDeps, now: Date): Promise<void> {
  const before = daysAfter(now, -ADDRESS_DAYS);
  await db
    .update(orders)
    .set({ addressId: null })
    .where(and(isNotNull(orders.addressId), lt(orders.closedAt, before)));
  await db.delete(orderAddresses).where(and(lt(orderAddresses.usedAt, before), isUnused(db)));
}
