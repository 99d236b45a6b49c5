// What happens to orders when nobody does anything: they run out, photos count as accepted, storage is reminded of, what
// was sent long ago counts as received, and addresses are deleted.

import { and, eq, inArray, isNotNull, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import { err, ok } from '../../../../kit/core/result.ts';
import {
  ADDRESS_DAYS,
  daysAfter,
  daysBetween,
  PHOTO_DAYS,
  photosUntil,
  SILENT_DAYS,
  STORAGE_REMINDERS,
  type Stage,
} from '../../domain/index.ts';
import type { OrdersDeps } from '../deps.ts';
import { bookDelivered } from '../money/end-order.ts';
import { changeOrder, type Request, type Step } from '../orders/change-order.ts';
import { orderAddresses, orders } from '../tables.ts';

const BY = { actor: 'clock', id: null } as const;
const PAGE = 200;

type Deps = OrdersDeps;

/** May run twice, or in two processes: each order is looked at again under its lock. */
export async function tendOrders(deps: Deps, now: Date): Promise<void> {
  await endUnpaid(deps, now);
  await acceptPhotos(deps, now);
  await remindOfStorage(deps, now);
  await deliverSilently(deps, now);
  await forgetAddresses(deps, now);
}

/** Ids of orders in some stages for which a condition holds. */
async function findDue({ db }: Deps, stages: readonly Stage[], due: SQL | undefined): Promise<string[]> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.stage, [...stages]), due))
    .orderBy(orders.stageSince)
    .limit(PAGE);
  return found.map(({ id }) => id);
}

const requestFor = (orderId: string, action: Request['action']): Request => ({ orderId, by: BY, action });

/** Somebody was faster, or it is not due after all: nothing is to be done. */
const notDue = ({ order }: Step) =>
  err('not_allowed', { reason: 'not_in_this_stage', stage: order.stage } as const);
type NotDue = ReturnType<typeof notDue>['error'];

async function endUnpaid(deps: Deps, now: Date): Promise<void> {
  for (const id of await findDue(deps, ['awaiting_payment'], lt(orders.payableUntil, now))) {
    await changeOrder(deps, requestFor(id, 'time_out'), async () =>
      ok({ news: { to: 'buyer', key: 'timed_out' } }),
    );
  }
}

async function acceptPhotos(deps: Deps, now: Date): Promise<void> {
  const due = and(isNull(orders.photoDecision), lt(orders.warehouseSince, daysAfter(now, -PHOTO_DAYS)));
  for (const id of await findDue(deps, ['in_warehouse'], due)) {
    await changeOrder<NotDue>(deps, requestFor(id, 'accept_photos'), async (_, step) => {
      const { warehouseSince } = step.order;
      if (!warehouseSince || photosUntil(warehouseSince) > now) return notDue(step);
      return ok({
        set: { photoDecision: 'accept', isPhotoByClock: true, decidedAt: step.now },
        news: { to: 'buyer', key: 'photos_accepted' },
      });
    });
  }
}

async function remindOfStorage(deps: Deps, now: Date): Promise<void> {
  for (const days of STORAGE_REMINDERS) {
    const due = and(lt(orders.warehouseSince, daysAfter(now, -days)), lt(orders.remindedDays, days));
    for (const id of await findDue(deps, ['in_warehouse', 'awaiting_balance'], due)) {
      await changeOrder<NotDue>(deps, requestFor(id, 'remind'), async (_, step) => {
        const { warehouseSince, remindedDays } = step.order;
        const isDue =
          warehouseSince !== null && daysBetween(warehouseSince, now) >= days && remindedDays < days;
        if (!isDue) return notDue(step);
        const key = days === STORAGE_REMINDERS[0] ? 'storage_60' : 'storage_80';
        return ok({ set: { remindedDays: days }, data: { days }, news: { to: 'buyer', key } });
      });
    }
  }
}

async function deliverSilently(deps: Deps, now: Date): Promise<void> {
  const last = daysAfter(now, -SILENT_DAYS).toISOString().slice(0, 10);
  for (const id of await findDue(deps, ['dispatched', 'customs'], lt(orders.estimateUntil, last))) {
    await changeOrder<NotDue>(deps, requestFor(id, 'deliver'), async (tx, step) => {
      const { estimateUntil } = step.order;
      if (estimateUntil === null || estimateUntil >= last) return notDue(step);
      await bookDelivered(tx, deps, { step, by: BY });
      return ok({ set: { deliveredAt: step.now }, news: { to: 'buyer', key: 'delivered' } });
    });
  }
}

/** Orders that are long over lose their address, and an address that no order has any more is deleted. */
async function forgetAddresses({ db }: Deps, now: Date): Promise<void> {
  const before = daysAfter(now, -ADDRESS_DAYS);
  await db
    .update(orders)
    .set({ addressId: null })
    .where(and(isNotNull(orders.addressId), lt(orders.closedAt, before)));
  await db
    .delete(orderAddresses)
    .where(
      and(
        lt(orderAddresses.usedAt, before),
        notExists(db.select({ one: sql`1` }).from(orders).where(eq(orders.addressId, orderAddresses.id))),
      ),
    );
}
