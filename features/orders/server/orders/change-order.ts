// The one way an order changes: locked, asked whether it may, its money booked, its row, its log, the audit and its notice written.

import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { databaseNow } from '../../../../kit/server/db/clock.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { inLedgerTransaction } from '../../../ledger/server/api.ts';
import {
  type Action,
  type Actor,
  beginsAnew,
  can,
  isAskable,
  isFinal,
  isOfParcel,
  isUndo,
  leavesGoods,
  type Reason,
  type RefundRule,
  type Stage,
} from '../../domain/index.ts';
import type { OrdersDeps } from '../deps.ts';
import { type NewsEntry, type OrderNews, postAllNews } from '../notices.ts';
import { orderEvents } from '../tables.ts';
import { auditAction } from './audit-action.ts';
import { factsOf } from './facts.ts';
import {
  insertEvent,
  lockOrder,
  lockTogether,
  type Order,
  type OrderChange,
  updateOrder,
} from './orders-repo.ts';
import { findUndoable } from './undoable.ts';

export type By = { readonly actor: Actor; readonly id: UserId | null };

export type Request = {
  readonly orderId: string;
  /** What it was decided on; absent where every state of the order will do (the clock, a payment). */
  readonly version?: number;
  readonly by: By;
  readonly action: Action;
  /** Other orders that take the step with it, as they stood; each with all of its parcel. */
  readonly along?: readonly { readonly id: string; readonly version: number }[];
  /** All that was asked for with it: only the same is the same command. */
  readonly content?: unknown;
};

export type ChangeFailure =
  | Failure<'not_found'>
  | Failure<'not_allowed', { readonly reason: Reason; readonly stage: Stage }>
  | Failure<'changed', { readonly order: Order; readonly seen: number }>;

/** What an action adds to the change of stage. */
export type Effect = {
  readonly set?: OrderChange;
  readonly note?: string;
  readonly data?: Readonly<Record<string, unknown>>;
  /** What the other side is told; what a payment does, both are. */
  readonly news?: OrderNews | readonly OrderNews[];
};

export type Step = {
  readonly order: Order;
  /** All that take the step together: the order, and what lies in one parcel with it. */
  readonly parcel: readonly Order[];
  readonly to: Stage;
  readonly refund: RefundRule;
  readonly now: Date;
};

type Work<Failed extends Failure<string, unknown>> = (
  tx: Executor,
  step: Step,
) => Promise<Result<Effect, Failed>>;

/**
 * Changes an order in a transaction of its own, and with it all that lie in its parcel where the step is the parcel's:
 * `work` is asked for each of them, and all of them change or none. The same action with the same content again on the
 * version that it was done on is found and changes nothing more, so that a second tap or a lost answer does no harm;
 * with other content it is refused, for nothing of it would be saved. `work` may refuse, and nothing is written.
 */
export async function changeOrder<Failed extends Failure<string, unknown> = never>(
  deps: OrdersDeps,
  request: Request,
  work: Work<Failed>,
): Promise<Result<Order, ChangeFailure | Failed>> {
  try {
    return await inLedgerTransaction(deps.db, async (tx) => {
      const { version: _, along = [], ...common } = request;
      const named = [request.orderId, ...along.map(({ id }) => id)];
      const parcel = isOfParcel(request.action) ? await lockTogether(tx, named) : [];
      const others = parcel.filter(({ id }) => id !== request.orderId);
      const seen = new Map<string, number>(along.map(({ id, version }) => [id, version]));
      const requests = [
        request,
        ...others.map(({ id }) => ({ ...common, orderId: id, ...seenAt(seen.get(id)) })),
      ];
      const changed = await changeAllIn(tx, deps, requests, work);
      // What was booked before somebody said no must not stay.
      if (!changed.ok) throw new Refused(changed.error);
      const [first] = changed.value;
      if (!first) throw new Error('an order was changed and is not there');
      return ok(first);
    });
  } catch (error) {
    // Made a few lines above, from a failure of this very call.
    if (error instanceof Refused) return { ok: false, error: error.failure as ChangeFailure | Failed };
    throw error;
  }
}

const seenAt = (version: number | undefined) => (version === undefined ? {} : { version });

class Refused extends Error {
  readonly failure: Failure<string, unknown>;
  constructor(failure: Failure<string, unknown>) {
    super(failure.code);
    this.failure = failure;
  }
}

/** The same of one order, whatever it lies with, inside a transaction that the caller has, and rolls back where it is refused. */
export async function changeIn<Failed extends Failure<string, unknown> = never>(
  tx: Executor,
  deps: OrdersDeps,
  request: Request,
  work: Work<Failed>,
): Promise<Result<Order, ChangeFailure | Failed>> {
  const changed = await changeAllIn(tx, deps, [request], work);
  if (!changed.ok) return changed;
  const [first] = changed.value;
  if (!first) throw new Error('an order was changed and is not there');
  return ok(first);
}

/**
 * One step of several orders, answered in their order; whoever is told of it is told once for all. Where the first was
 * done before, nothing of it is done again.
 */
export async function changeAllIn<Failed extends Failure<string, unknown> = never>(
  tx: Executor,
  deps: OrdersDeps,
  requests: readonly Request[],
  work: Work<Failed>,
): Promise<Result<readonly Order[], ChangeFailure | Failed>> {
  const found: Order[] = [];
  for (const { orderId } of requests) {
    const order = await lockOrder(tx, orderId);
    if (!order) return err('not_found');
    found.push(order);
  }
  const changed: Order[] = [];
  const news: NewsEntry[] = [];
  for (const [place, request] of requests.entries()) {
    const order = found[place];
    if (!order) continue;
    const { version } = request;
    if (version !== undefined && version !== order.version) {
      if (place === 0 && (await wasDone(tx, request))) return ok(found);
      return err('changed', { order, seen: version });
    }
    const done = await takeStep(tx, deps, { request, order, parcel: found }, work);
    if (!done.ok) return done;
    changed.push(done.value.order);
    news.push(...done.value.news);
  }
  await postAllNews(tx, deps, news);
  return ok(changed);
}

type Taking = Pick<Step, 'order' | 'parcel'> & { readonly request: Request };
type StepDone = { readonly order: Order; readonly news: readonly NewsEntry[] };

async function takeStep<Failed extends Failure<string, unknown>>(
  tx: Executor,
  deps: OrdersDeps,
  { request, order, parcel }: Taking,
  work: Work<Failed>,
): Promise<Result<StepDone, ChangeFailure | Failed>> {
  const { by, action } = request;
  const now = await databaseNow(tx);
  const undoable = isUndo(action) ? await findUndoable(tx, order, now) : null;
  const permission = can(by, action, factsOf(order, undoable));
  if (permission.reason !== null) {
    return err('not_allowed', { reason: permission.reason, stage: order.stage });
  }
  const { to, refund } = permission;
  const effect = await work(tx, { order, parcel, to, refund, now });
  if (!effect.ok) return effect;
  const { set = {}, note = '', data = {}, news } = effect.value;
  const changed = await updateOrder(tx, order, {
    ...set,
    stage: to,
    stageSince: to === order.stage && !beginsAnew(action) ? order.stageSince : now,
    ...(isFinal(to) && order.closedAt === null ? { closedAt: now } : {}),
    ...(isAskable('cancel', to) ? {} : { cancelAskedAt: null }),
    ...(isFinal(to) ? { addressAskedAt: null } : {}),
    ...(leavesGoods(order.stage, to) ? { leftoverSince: now } : {}),
  });
  const eventId = newId();
  await insertEvent(tx, {
    id: eventId,
    orderId: order.id,
    version: order.version,
    action,
    actor: by.actor,
    actorId: by.id,
    fromStage: order.stage,
    toStage: to,
    note,
    data,
    digest: digestOf(eventId, request.content),
    createdAt: now,
  });
  if (by.actor === 'operator' && by.id !== null) {
    await auditAction(tx, { operator: by.id, action, before: order, after: changed, note, data });
  }
  return ok({
    order: changed,
    news: [news ?? []].flat().map((each) => ({ order: changed, eventId, news: each })),
  });
}

/** Whether the same person has done the same on that version: the action and all that came with it. */
async function wasDone(tx: Executor, { orderId, version, by, action, content }: Request): Promise<boolean> {
  if (version === undefined || by.id === null) return false;
  const [done] = await tx
    .select({ id: orderEvents.id, digest: orderEvents.digest })
    .from(orderEvents)
    .where(
      and(
        // Compared only.
        eq(orderEvents.orderId, orderId as Order['id']),
        eq(orderEvents.version, version),
        eq(orderEvents.action, action),
        eq(orderEvents.actorId, by.id),
      ),
    )
    .limit(1);
  return done !== undefined && done.digest === digestOf(done.id, content);
}

const digestOf = (eventId: string, content: unknown): string =>
  createHash('sha256')
    .update(`${eventId} ${JSON.stringify(inOrder(content ?? null))}`)
    .digest('base64url');

/** The same whatever the order in which somebody wrote the keys. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([key, inner]) => [key, inOrder(inner)]);
}
