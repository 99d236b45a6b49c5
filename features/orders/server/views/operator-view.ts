// An order as operators see it: with its buyer, costs, notes, log, and the other orders that could go with it.

import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { namesOf } from '../../../account/server/api.ts';
import { leavesAt } from '../../../privacy/server/api.ts';
import type { OperatorOrderView } from '../../contract/operator-shapes.ts';
import { type Action, asEntered, daysBetween, piecesMinded, type Reason } from '../../domain/index.ts';
import { recipientsOf } from '../addresses/addresses.ts';
import type { OrdersDeps } from '../deps.ts';
import { advancedOf } from '../money/advance.ts';
import { escrowOf } from '../money/book.ts';
import { mostKept } from '../money/most-kept.ts';
import { settledWith, settlementOf } from '../money/settlement-of.ts';
import { givenBackOf, paidInAll } from '../orders/facts.ts';
import { readMinds } from '../orders/minds.ts';
import { listEvents, listParcels, type Order, paidBesides, paidBesidesOf } from '../orders/orders-repo.ts';
import { awaitedIn, dueIn } from '../orders/urgency.ts';
import { orderClaims, orderEvents, orders } from '../tables.ts';
import { toEvent } from './event-view.ts';
import { type Seen, viewOrder } from './order-view.ts';
import { listOthers, listSameShopOrder, listTogether } from './others-view.ts';
import { toSummary } from './summary-view.ts';
import { waitingTexts } from './waiting-texts.ts';
import { describeWish } from './wish-view.ts';

export async function viewForOperator(
  deps: OrdersDeps,
  order: Order,
  seen: Seen,
): Promise<OperatorOrderView> {
  const { db } = deps;
  const [
    view,
    escrowFen,
    advancedFen,
    mostKeptFen,
    settlement,
    together,
    history,
    events,
    besidesFen,
    leaving,
    others,
    sameShopOrder,
    minds,
    wish,
    parcel,
  ] = await Promise.all([
    viewOrder(deps, order, seen),
    escrowOf(db, order.id),
    advancedOf(db, order.id),
    mostKept(db, order),
    settlementOf(db, order),
    listTogether(db, order, seen.locale),
    readHistory(db, order),
    listEvents(db, order.id),
    paidBesides(db, order.id),
    order.userId && leavesAt(db, order.userId),
    listOthers(db, order),
    listSameShopOrder(db, order),
    readMinds(db, [order], seen.locale),
    describeWish(deps, order),
    order.parcelId === null ? undefined : listParcels(db, [order.parcelId]),
  ]);
  const names = await namesOf(db, [...peopleOf(order), ...events.flatMap(({ actorId }) => actorId ?? [])]);
  const log = events.map((event) => toEntry(event, names));
  const isReady = new Set(isPackable(view) ? together.map(({ id }) => id) : []);
  /** What the costs say of it: here, so that nobody fills in what is refused. */
  const whyNotYet = (action: Action): Reason | null => {
    if (action === 'ask_balance') {
      if (!settlement) return 'not_weighed';
      return settlement.isBalanceNeeded ? null : 'no_balance_needed';
    }
    // In one parcel with others it may cost less.
    const isAlone = together.length === 0;
    return action === 'pack' && isAlone && settlement?.isBalanceNeeded === true ? 'balance_needed' : null;
  };
  return {
    ...view,
    ...toPeople(order, names),
    buyerLeavesAt: leaving?.toISOString() ?? null,
    escrowFen,
    advancedFen,
    mostKeptFen,
    besidesFen,
    givenBackFen: givenBackOf(order),
    excessFen: settlement?.excessFen ?? null,
    carrierBillFen: order.carrierBillFen,
    packed: parcel ? asEntered([...parcel.values()].flat()) : null,
    due: dueIn(order, settlement?.isBalanceNeeded === true && together.length === 0),
    awaited: awaitedIn(order),
    may: view.may.map((each) => (each.reason === null ? { ...each, reason: whyNotYet(each.action) } : each)),
    minds: [...(minds.get(order.id) ?? [])],
    wish,
    costs: costsOf(order),
    shopOrders: order.shopOrders,
    courierNumbers: order.courierNumbers,
    notes: notesOf(log),
    together,
    others: others.map((other) => ({ ...other, isTogether: isReady.has(other.id) })),
    sameShopOrder,
    history,
    log,
  };
}

/** By the rules alone: in a parcel of several it may cost less than by itself. */
const isPackable = ({ may }: Pick<OperatorOrderView, 'may'>): boolean =>
  may.some(({ action, reason }) => action === 'pack' && reason === null);

const toEntry = (
  event: Awaited<ReturnType<typeof listEvents>>[number],
  names: ReadonlyMap<string, string>,
): OperatorOrderView['log'][number] => ({
  ...toEvent(event),
  data: { ...event.data },
  actorName: event.actorId === null ? '' : (names.get(event.actorId) ?? ''),
});

/** What operators have told each other. */
const notesOf = (log: OperatorOrderView['log']): OperatorOrderView['notes'] =>
  log
    .filter(({ action }) => action === 'note')
    .map(({ id, note, actorName, createdAt }) => ({ id, text: note, by: actorName, createdAt }));

/** Those of a list, with the names of all its people in one statement. */
export async function toOperatorSummaries(
  deps: OrdersDeps,
  found: readonly Order[],
  { locale, now, isTable }: Pick<Seen, 'locale' | 'now'> & { readonly isTable: boolean },
) {
  const [names, besides, parcels, waiting, minds, recipients, steps] = await Promise.all([
    namesOf(deps.db, found.flatMap(peopleOf)),
    paidBesidesOf(
      deps.db,
      found.map(({ id }) => id),
    ),
    listParcels(
      deps.db,
      found.flatMap(({ parcelId }) => parcelId ?? []),
    ),
    waitingTexts(deps.db, found, locale),
    readMinds(deps.db, found, locale),
    recipientsOf(
      deps.db,
      deps,
      found.flatMap(({ addressId }) => addressId ?? []),
    ),
    isTable
      ? lastSteps(
          deps.db,
          found.map(({ id }) => id),
        )
      : undefined,
  ]);
  return found.map((order) => ({
    ...toSummary(deps, order, now),
    ...toPeople(order, names),
    version: order.version,
    due: dueIn(order, settledWith(order, besides.get(order.id) ?? 0)?.isBalanceNeeded),
    awaited: awaitedIn(order),
    tier: order.price.tier,
    ageDays: daysBetween(order.stageSince, now),
    hasOpenClaim: order.openClaim !== null,
    hasCancelAsked: order.cancelAskedAt !== null,
    unansweredSince: order.unansweredSince?.toISOString() ?? null,
    waitingText: waiting.get(order.id) ?? '',
    hasWish: order.requirements !== '',
    minds: [...(minds.get(order.id) ?? [])],
    piecesMinded: piecesMinded(order.price.verdicts, order.request.items),
    recipient: recipients.get(order.addressId ?? '') ?? '',
    paidAt: order.paidAt?.toISOString() ?? null,
    boughtAt: steps?.get(`${order.id} buy`) ?? null,
    sentAt: steps?.get(`${order.id} dispatch`) ?? null,
    besidesFen: besides.get(order.id) ?? 0,
    lines: [...order.price.lines],
    shopOrders: order.shopOrders,
    courierNumbers: order.courierNumbers,
    carrier: order.carrier,
    trackingNumber: order.trackingNumber,
    realGrams: order.realGrams,
    profitFen: profitOf(order, besides.get(order.id) ?? 0),
    parcel: (parcels.get(order.parcelId ?? '') ?? [])
      .filter(({ id }) => id !== order.id)
      .map(({ number }) => number),
    costs: costsOf(order),
  }));
}

/** When each was last bought and sent, by id and action; what was taken back since counts no more. */
async function lastSteps(db: Executor, ids: readonly Order['id'][]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { orderId, action, createdAt } = orderEvents;
  const found = await db
    .select({ orderId, action, createdAt })
    .from(orderEvents)
    .where(and(inArray(orderId, [...ids]), inArray(action, ['buy', 'retract_purchase', 'dispatch'])))
    .orderBy(asc(createdAt), asc(orderEvents.id));
  const last = new Map<string, string>();
  for (const step of found) {
    if (step.action === 'retract_purchase') last.delete(`${step.orderId} buy`);
    else last.set(`${step.orderId} ${step.action}`, step.createdAt.toISOString());
  }
  return last;
}

/** As it was settled: what was paid, less what went back and what sellers and carriers got. */
function profitOf(order: Order, besidesFen: number): number | null {
  if (order.stage !== 'delivered') return null;
  const spentFen = (order.goodsFen ?? 0) + (order.freightFen ?? 0) + (order.shippingFen ?? 0);
  return paidInAll(order, besidesFen) - order.refundedFen - spentFen;
}

const costsOf = ({ goodsFen, freightFen, shippingFen }: Order) => ({ goodsFen, freightFen, shippingFen });

const peopleOf = ({ userId, claimedBy }: Order): string[] => [userId, claimedBy].flatMap((id) => id ?? []);

const toPeople = ({ userId, claimedBy }: Order, names: ReadonlyMap<string, string>) => ({
  buyer: { id: userId, name: userId === null ? '' : (names.get(userId) ?? '') },
  claimedBy: claimedBy && { id: claimedBy, name: names.get(claimedBy) ?? '' },
});

/** What the buyer has done here before, this order counted. */
async function readHistory(db: Executor, { userId }: Order) {
  if (userId === null) return { orders: 0, delivered: 0, cancelled: 0, claims: 0 };
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  const [[counted], [claimed]] = await Promise.all([
    db
      .select({
        orders: count(),
        delivered: sql<number>`count(*) filter (where ${orders.stage} = 'delivered')`.mapWith(Number),
        cancelled: sql<number>`count(*) filter (where ${orders.stage} = 'cancelled')`.mapWith(Number),
      })
      .from(orders)
      .where(eq(orders.userId, userId)),
    db.select({ claims: count() }).from(orderClaims).where(inArray(orderClaims.orderId, own)),
  ]);
  return { orders: 0, delivered: 0, cancelled: 0, ...counted, claims: claimed?.claims ?? 0 };
}
