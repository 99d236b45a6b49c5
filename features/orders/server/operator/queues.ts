// What waits for operators: how many orders are in each queue, and those of a queue, the longest waiting first.

import {
  and,
  arrayContains,
  asc,
  type Column,
  count,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  min,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { PageRequest } from '../../../../kit/server/db/page-cursor.ts';
import { searchPeople } from '../../../account/server/api.ts';
import {
  type DeskQueue,
  isFinal,
  SENT_STAGES,
  STAGES,
  TASK_QUEUES,
  withoutBlanks,
} from '../../domain/index.ts';
import type { OrdersDeps } from '../deps.ts';
import type { Order } from '../orders/orders-repo.ts';
import { orderAddresses, orderEnquiries, orders } from '../tables.ts';

const OPEN = STAGES.filter((stage) => !isFinal(stage));

type Counted = {
  readonly queue: DeskQueue;
  readonly count: number;
  /** How many of them are overdue. */
  readonly overdue: number;
  readonly oldestSince: string | null;
  /** Until when the first of them is due. */
  readonly dueAt: Date | null;
};

const isOverdue = sql`${orders.urgentAt} < now()`;
const countOverdue = sql<number>`count(*) filter (where ${isOverdue})`.mapWith(Number);

/** Orders that are over are not counted by stage: they wait for nobody. `operator`: whose own are counted besides. */
export async function countQueues(db: Executor, operator?: UserId) {
  const [stages, across, [enquiries]] = await Promise.all([
    db
      .select({
        stage: orders.stage,
        count: count(),
        overdue: countOverdue,
        oldestSince: min(orders.stageSince),
        dueAt: min(orders.urgentAt),
      })
      .from(orders)
      .where(inArray(orders.stage, OPEN))
      .groupBy(orders.stage),
    countTasks(db, operator),
    db
      .select({ count: count(), oldestAt: min(orderEnquiries.createdAt) })
      .from(orderEnquiries)
      .where(isNull(orderEnquiries.answeredAt)),
  ]);
  const byStage = OPEN.map((stage): Counted => {
    const found = stages.find((each) => each.stage === stage);
    return {
      queue: stage,
      count: found?.count ?? 0,
      overdue: found?.overdue ?? 0,
      oldestSince: found?.oldestSince?.toISOString() ?? null,
      dueAt: found?.dueAt ?? null,
    };
  });
  return {
    queues: [...across, ...byStage],
    enquiries: {
      count: enquiries?.count ?? 0,
      oldestSince: enquiries?.oldestAt?.toISOString() ?? null,
    },
  };
}

/** All in one statement, each part of which reads its own index; in the order of the queues. */
async function countTasks(db: Executor, operator?: UserId): Promise<Counted[]> {
  const [first, second, ...others] = TASK_QUEUES;
  const countTask = (queue: (typeof TASK_QUEUES)[number]) => countQueue(db, queue, isInTasks(queue));
  const own = operator === undefined ? [] : [countQueue(db, 'mine', isOf(operator))];
  const rows = await unionAll(countTask(first), countTask(second), ...others.map(countTask), ...own);
  const found = new Map(rows.map((row) => [row.queue, row]));
  const queues: readonly DeskQueue[] = operator === undefined ? TASK_QUEUES : ['mine', ...TASK_QUEUES];
  return queues.map((queue) => {
    const counted = found.get(queue);
    return {
      queue,
      count: counted?.count ?? 0,
      overdue: counted?.overdue ?? 0,
      oldestSince: counted?.oldestSince?.toISOString() ?? null,
      dueAt: counted?.dueAt ?? null,
    };
  });
}

const countQueue = (db: Executor, queue: DeskQueue, isIn: SQL | undefined) =>
  db
    .select({
      queue: sql<DeskQueue>`${queue}::text`.as('queue'),
      count: count().as('count'),
      overdue: countOverdue.as('overdue'),
      oldestSince: min(sinceOf(queue)).as('oldest_since'),
      dueAt: min(orders.urgentAt).as('due_at'),
    })
    .from(orders)
    .where(isIn);

/** Since when an order has waited in a queue, where that is not since it came into its stage. */
const SINCE = {
  overdue: orders.urgentAt,
  messages: orders.unansweredSince,
  claims: orders.claimedSince,
  cancels: orders.cancelAskedAt,
  to_pack: orders.decidedAt,
  to_return: orders.decidedAt,
  leftovers: orders.leftoverSince,
} as const satisfies Partial<Record<DeskQueue, Column>>;

const hasSince = (queue: DeskQueue): queue is keyof typeof SINCE => Object.hasOwn(SINCE, queue);
const sinceOf = (queue: DeskQueue) => (hasSince(queue) ? SINCE[queue] : orders.stageSince);

const isOf = (operator: UserId) => and(eq(orders.claimedBy, operator), inArray(orders.stage, OPEN));

function isInTasks(queue: (typeof TASK_QUEUES)[number]): SQL | undefined {
  const { stage, photoDecision, returnChoice } = orders;
  switch (queue) {
    case 'overdue':
      return isOverdue;
    case 'messages':
      return isNotNull(orders.unansweredSince);
    case 'claims':
      return isNotNull(orders.openClaim);
    case 'cancels':
      return isNotNull(orders.cancelAskedAt);
    case 'leftovers':
      return isNotNull(orders.leftoverSince);
    case 'bill_missing':
      return and(inArray(stage, SENT_STAGES), isNull(orders.carrierBillFen));
    case 'to_pack':
      // While the address is awaited nothing can be packed.
      return and(eq(stage, 'in_warehouse'), eq(photoDecision, 'accept'), isNull(orders.addressAskedAt));
    case 'to_return':
      return or(
        and(eq(stage, 'in_warehouse'), inArray(photoDecision, ['return', 'exchange'])),
        and(eq(stage, 'returned'), isNotNull(returnChoice)),
      );
  }
}

function isInQueue(queue: DeskQueue, operator: UserId): SQL | undefined {
  if (queue === 'mine') return isOf(operator);
  const task = TASK_QUEUES.find((known) => known === queue);
  if (task) return isInTasks(task);
  const stage = STAGES.find((known) => known === queue);
  return stage && eq(orders.stage, stage);
}

type DeskPage = PageRequest & {
  readonly queue: DeskQueue | undefined;
  readonly search: string;
  /** Turns the order around: of what is over, the oldest first. */
  readonly sort: 'oldest' | undefined;
  readonly operator: UserId;
};

/** Those first that are due first, and behind them what waits for nobody, the newest first. `before` is the last row of the page before. */
export async function listDesk(
  { db, nameKey }: Pick<OrdersDeps, 'db' | 'nameKey'>,
  { queue, search, sort, operator, before, limit }: DeskPage,
): Promise<Order[]> {
  const [follows, by] = sort === 'oldest' ? [sql.raw('<'), desc] : [sql.raw('>'), asc];
  const isLater =
    before && sql`(${orders.urgentAt}, ${orders.id}) ${follows} (${before.createdAt}, ${before.id})`;
  return db
    .select()
    .from(orders)
    .where(and(queue && isInQueue(queue, operator), await matching(db, search, nameKey), isLater))
    .orderBy(by(orders.urgentAt), by(orders.id))
    .limit(limit);
}

/** What stands on a parcel, is typed from a note, or is remembered of an order. */
async function matching(
  db: Executor,
  search: string,
  nameKey: OrdersDeps['nameKey'],
): Promise<SQL | undefined> {
  if (search === '') return undefined;
  const buyers = await searchPeople(db, search);
  const typed = withoutBlanks(search);
  const number = typed.toUpperCase();
  const toRecipient = db
    .select({ id: orderAddresses.id })
    .from(orderAddresses)
    .where(arrayContains(orderAddresses.nameKeys, [nameKey(search)]));
  return or(
    eq(orders.number, number),
    eq(sql`right(${orders.number}, 6)`, number),
    typed.length < PART_LEAST
      ? inArray(orders.trackingNumber, [typed, number])
      : ilike(orders.trackingNumber, likePart(typed)),
    arrayContains(orders.shopOrders, [search]),
    hasNumber(orders.shopOrders, typed),
    hasNumber(orders.courierNumbers, number),
    inArray(orders.addressId, toRecipient),
    ilike(orders.product, likePart(search)),
    buyers.length > 0 ? inArray(orders.userId, buyers) : undefined,
  );
}

/** Shops put letters before their numbers, and people type what they read of them: a part will do that is not too short. */
const PART_LEAST = 4;
function hasNumber(column: typeof orders.shopOrders | typeof orders.courierNumbers, typed: string) {
  if (typed.length < PART_LEAST) return arrayContains(column, [typed]);
  return sql`exists (select from unnest(${column}) as part
    where replace(part, ' ', '') ilike ${likePart(typed)})`;
}

/** For `ilike`: contains just these letters. */
const likePart = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
