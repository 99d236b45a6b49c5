// What waits for operators: how many orders are in each stage, and those of a queue, the longest waiting first.

import { and, asc, count, desc, eq, inArray, isNotNull, isNull, min, or, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../../kit/server/db/page-cursor.ts';
import { searchPeople } from '../../../account/server/api.ts';
import { isFinal, STAGES, type Stage } from '../../domain/index.ts';
import type { OrdersDeps } from '../deps.ts';
import type { Order } from '../orders/orders-repo.ts';
import { orderEnquiries, orders } from '../tables.ts';

export type Queue = Stage | 'claims' | 'cancels' | 'mine';

const OPEN = STAGES.filter((stage) => !isFinal(stage));

/** Orders that are over are not counted: they wait for nobody. */
export async function countQueues({ db }: { readonly db: Executor }) {
  const [stages, [claims], [cancels], [enquiries]] = await Promise.all([
    db
      .select({ stage: orders.stage, count: count(), oldestSince: min(orders.stageSince) })
      .from(orders)
      .where(inArray(orders.stage, OPEN))
      .groupBy(orders.stage),
    db.select({ count: count() }).from(orders).where(isNotNull(orders.openClaim)),
    db.select({ count: count() }).from(orders).where(isNotNull(orders.cancelAskedAt)),
    db
      .select({ count: count(), oldestAt: min(orderEnquiries.createdAt) })
      .from(orderEnquiries)
      .where(isNull(orderEnquiries.answeredAt)),
  ]);
  return {
    queues: OPEN.map((stage) => {
      const found = stages.find((each) => each.stage === stage);
      return { stage, count: found?.count ?? 0, oldestSince: found?.oldestSince?.toISOString() ?? null };
    }),
    openClaims: claims?.count ?? 0,
    cancelsAsked: cancels?.count ?? 0,
    enquiries: {
      count: enquiries?.count ?? 0,
      oldestSince: enquiries?.oldestAt?.toISOString() ?? null,
    },
  };
}

type QueuePage = PageRequest & { readonly queue: Queue; readonly operator: UserId };

/** `before` is the last row of the page before, by when its stage began. */
export async function listQueue(
  { db }: Pick<OrdersDeps, 'db'>,
  { queue, operator, before, limit }: QueuePage,
): Promise<Order[]> {
  const { stageSince, id } = orders;
  const isLater = before && sql`(${stageSince}, ${id}) > (${before.createdAt}, ${before.id})`;
  return db
    .select()
    .from(orders)
    .where(and(isInQueue(queue, operator), isLater))
    .orderBy(asc(stageSince), asc(id))
    .limit(limit);
}

function isInQueue(queue: Queue, operator: UserId): SQL | undefined {
  if (queue === 'claims') return isNotNull(orders.openClaim);
  if (queue === 'cancels') return isNotNull(orders.cancelAskedAt);
  if (queue === 'mine') return and(eq(orders.claimedBy, operator), inArray(orders.stage, OPEN));
  return eq(orders.stage, queue);
}

/** All orders, the newest first; with a search those of this number, tracking number or buyer. */
export async function searchOrders(
  { db }: Pick<OrdersDeps, 'db'>,
  { search, before, limit }: PageRequest & { readonly search: string },
): Promise<Order[]> {
  const buyers = search === '' ? [] : await searchPeople(db, search);
  const matching =
    search === ''
      ? undefined
      : or(
          eq(orders.number, search.toUpperCase()),
          eq(orders.trackingNumber, search),
          buyers.length > 0 ? inArray(orders.userId, buyers) : undefined,
        );
  return db
    .select()
    .from(orders)
    .where(and(matching, olderThan(orders, before)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
}
