// Reads and writes orders and the log of what happened to them.

import { and, asc, count, desc, eq, gte, inArray, ne, notInArray, or, type SQL, sql, sum } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { asOwned, type Owned } from '../../../../kit/server/db/owned.ts';
import { olderThan, type PageRequest } from '../../../../kit/server/db/page-cursor.ts';
import { isFinal, STAGES, type Stage, type StatusFilter, stagesOf } from '../../domain/index.ts';
import { orderBalances, orderEvents, orders } from '../tables.ts';
import { urgencyOf } from './urgency.ts';

export type Order = typeof orders.$inferSelect;
export type OrderChange = Partial<Omit<Order, 'id' | 'version' | 'stage' | 'stageSince' | 'urgentAt'>>;
export type OrderEvent = typeof orderEvents.$inferSelect;
export type Balance = typeof orderBalances.$inferSelect;

const NOTHING_ASKED = {
  photoDecision: null,
  returnChoice: null,
  decidedAt: null,
  cancelAskedAt: null,
  claimedSince: null,
  unansweredSince: null,
  addressAskedAt: null,
  leftoverSince: null,
  carrierBillFen: null,
  isPhotoHeld: false,
  warehouseSince: null,
  remindedDays: 0,
  estimateUntil: null,
};

/** Undefined when the id, the number or the quote has an order. */
export async function insertOrder(
  tx: Executor,
  order: Omit<typeof orders.$inferInsert, 'urgentAt'>,
): Promise<Order | undefined> {
  const { stage, stageSince, price, createdAt, payableUntil } = order;
  const urgentAt = urgencyOf({ ...NOTHING_ASKED, stage, stageSince, price, createdAt, payableUntil });
  const [inserted] = await tx
    .insert(orders)
    .values({ ...order, urgentAt })
    .onConflictDoNothing()
    .returning();
  return inserted;
}

export async function findOrder(db: Executor, id: string): Promise<Order | undefined> {
  const [found] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, toId(id)));
  return found;
}

export async function findOwnOrder(
  db: Executor,
  id: string,
  userId: UserId,
): Promise<Owned<Order> | undefined> {
  const [found] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, toId(id)), eq(orders.userId, userId)));
  return asOwned(found);
}

/** What somebody has ordered from then on and not cancelled, or has not got yet, the newest first. */
export const listWantedNow = (db: Executor, userId: UserId, since: Date): Promise<Order[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        ne(orders.stage, 'cancelled'),
        or(gte(orders.createdAt, since), ne(orders.stage, 'delivered')),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id));

// An id from outside is compared only; what is found has the mark.
const toId = (id: string) => id as Order['id'];

/** Everything that changes an order holds its row until the end of the transaction. */
export async function lockOrder(tx: Executor, id: string): Promise<Order | undefined> {
  const [found] = await tx
    .select()
    .from(orders)
    .where(eq(orders.id, toId(id)))
    .for('update');
  return found;
}

/** These and all that lie in a parcel with one of them, locked in one order whoever asks. */
export async function lockTogether(tx: Executor, ids: readonly string[]): Promise<Order[]> {
  const named = ids.map(toId);
  const parcels = tx.select({ id: orders.parcelId }).from(orders).where(inArray(orders.id, named));
  return tx
    .select()
    .from(orders)
    .where(or(inArray(orders.id, named), inArray(orders.parcelId, parcels)))
    .orderBy(asc(orders.id))
    .for('update');
}

/** The orders of these parcels, by parcel, in the order of their numbers. */
export async function listParcels(
  db: Executor,
  parcelIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Order[]>> {
  if (parcelIds.length === 0) return new Map();
  const found = await db
    .select()
    .from(orders)
    .where(inArray(orders.parcelId, [...new Set(parcelIds)]))
    .orderBy(asc(orders.number));
  return Map.groupBy(found, ({ parcelId }) => parcelId ?? '');
}

export async function updateOrder(
  tx: Executor,
  order: Order,
  change: OrderChange & { readonly stage: Stage; readonly stageSince: Date },
): Promise<Order> {
  const [updated] = await tx
    .update(orders)
    .set({ ...change, version: order.version + 1, urgentAt: urgencyOf({ ...order, ...change }) })
    .where(and(eq(orders.id, order.id), eq(orders.version, order.version)))
    .returning();
  if (!updated) throw new Error('an order that is locked was changed by somebody else');
  return updated;
}

export async function insertEvent(tx: Executor, event: typeof orderEvents.$inferInsert): Promise<void> {
  await tx.insert(orderEvents).values(event);
}

/** The latest first. */
export async function listEvents(db: Executor, orderId: Order['id']): Promise<OrderEvent[]> {
  return db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.createdAt), desc(orderEvents.id))
    .limit(200);
}

export async function listBalances(db: Executor, orderId: Order['id']): Promise<Balance[]> {
  return db
    .select()
    .from(orderBalances)
    .where(eq(orderBalances.orderId, orderId))
    .orderBy(desc(orderBalances.createdAt), desc(orderBalances.id));
}

/** All balances that its buyer has paid besides its price. */
export async function paidBesides(db: Executor, orderId: Order['id']): Promise<number> {
  const balances = await listBalances(db, orderId);
  return balances.reduce((sum, { state, amountFen }) => sum + (state === 'paid' ? amountFen : 0), 0);
}

/** All that buyers were asked for and have not paid, of orders that wait for it. */
export async function sumAskedBalances(db: Executor, stage: 'awaiting_balance' | 'awaiting_price') {
  const [found] = await db
    .select({ fen: sum(orderBalances.amountFen).mapWith(Number), count: count() })
    .from(orderBalances)
    .innerJoin(orders, eq(orders.id, orderBalances.orderId))
    .where(and(eq(orders.stage, stage), eq(orderBalances.state, 'open')));
  return { fen: found?.fen ?? 0, count: found?.count ?? 0 };
}

/** What carriers get for parcels that have left: of the held money, and booked when their orders end. */
export async function sumDueToCarriers(db: Executor) {
  const [found] = await db
    .select({ fen: sum(orders.shippingFen).mapWith(Number), count: count() })
    .from(orders)
    .where(and(ne(orders.carrier, ''), notInArray(orders.stage, STAGES.filter(isFinal))));
  return { fen: found?.fen ?? 0, count: found?.count ?? 0 };
}

/** Balances paid besides, of several orders in one statement; an order without a paid balance is not there. */
export async function paidBesidesOf(
  db: Executor,
  orderIds: readonly Order['id'][],
): Promise<ReadonlyMap<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ id: orderBalances.orderId, fen: sum(orderBalances.amountFen).mapWith(Number) })
    .from(orderBalances)
    .where(and(inArray(orderBalances.orderId, [...orderIds]), eq(orderBalances.state, 'paid')))
    .groupBy(orderBalances.orderId);
  return new Map(rows.map(({ id, fen }) => [id, fen]));
}

type OwnPage = PageRequest & {
  readonly userId: UserId;
  readonly status: StatusFilter | undefined;
  /** What else they are narrowed to. */
  readonly found?: SQL | undefined;
};

/** A person's orders, the newest first. */
export async function listOwnOrders(
  db: Executor,
  { userId, status, found, before, limit }: OwnPage,
): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        status && inArray(orders.stage, [...stagesOf(status)]),
        found,
        olderThan(orders, before),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
}

/** What a refund that was none of the order's own has taken. */
export async function findTakenBack(db: Executor, orderId: Order['id'], refundId: string): Promise<number> {
  const [event] = await db
    .select({ amountFen: sql<number>`(${orderEvents.data}->>'amountFen')::bigint`.mapWith(Number) })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        eq(orderEvents.action, 'take_back'),
        sql`${orderEvents.data}->>'refundId' = ${refundId}`,
      ),
    )
    .limit(1);
  return event?.amountFen ?? 0;
}
