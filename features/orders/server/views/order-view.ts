// A whole order as its buyer sees it: price, way, photos, and what can be done now.

import { desc, eq } from 'drizzle-orm';
import type { Locale } from '../../../../kit/core/locale.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { toPriceView } from '../../../global-services/server/api.ts';
import type { OrderView } from '../../contract/shapes.ts';
import {
  ACTION_NAMES,
  ACTIONS,
  type Action,
  BALANCE_DAYS,
  can,
  cancelRight,
  daysAfter,
  type OrderFacts,
  PRICE_DAYS,
  photosUntil,
  storageUntil,
} from '../../domain/index.ts';
import { openAddress } from '../addresses/addresses.ts';
import type { OrdersDeps } from '../deps.ts';
import { dropsOf } from '../money/drop-thing.ts';
import { heldOf } from '../money/end-order.ts';
import { outlookOf } from '../money/outlook.ts';
import { readArrival } from '../orders/arrival.ts';
import type { By } from '../orders/change-order.ts';
import { factsOf, paidInAll } from '../orders/facts.ts';
import { type Balance, listBalances, listEvents, listParcels, type Order } from '../orders/orders-repo.ts';
import { findUndoable } from '../orders/undoable.ts';
import { orderClaims } from '../tables.ts';
import { toEvent } from './event-view.ts';
import { listSameAddress } from './others-view.ts';
import { listPictures, type Picture, toPictureView, urlOf } from './pictures.ts';
import { readSending } from './sending-view.ts';
import { toSummary } from './summary-view.ts';
import { trackingUrlOf } from './tracking.ts';

export type Seen = { readonly locale: Locale; readonly by: By; readonly now: Date };

export async function viewOrder(deps: OrdersDeps, order: Order, seen: Seen): Promise<OrderView> {
  const { db } = deps;
  const [
    address,
    events,
    balances,
    claims,
    pictures,
    parcel,
    held,
    outlook,
    drops,
    arrival,
    sending,
    undoable,
    sameAddress,
  ] = await Promise.all([
    openAddress(db, deps, order.addressId),
    listEvents(db, order.id),
    listBalances(db, order.id),
    listClaims(db, order.id),
    listPictures(db, order.id),
    readParcel(db, order),
    heldOf(db, order),
    outlookOf(db, order),
    dropsOf(db, order),
    readArrival(db, order, seen.now),
    readSending(db, order),
    seen.by.actor === 'operator' ? findUndoable(db, order, seen.now) : null,
    listSameAddress(db, order, seen.by),
  ]);
  const [balance] = balances;
  const besidesFen = balances.reduce(
    (sum, { state, amountFen }) => sum + (state === 'paid' ? amountFen : 0),
    0,
  );
  return {
    ...toSummary(deps, order, seen.now),
    ...toFacts(order),
    photosUntil: decideUntil(order, outlook?.isSilenceAgreed ?? true),
    paidFen: paidInAll(order, besidesFen),
    price: toPriceView(order.price, order.versions, seen.locale),
    pictures: order.request.items.map(({ pictureId }, item) => ({
      item,
      url: urlOf(deps, pictureId, seen.now),
    })),
    address,
    sameAddress: can(seen.by, 'change_address', factsOf(order)).reason === null ? sameAddress : [],
    photos: toPhotos(deps, pictures, seen.now),
    settlement: toSettlement(order, balance?.amountFen ?? 0),
    outlook,
    arrival,
    sending,
    drops,
    balance: balance ? toBalance(order, balance) : null,
    parcel,
    claims: claims.map((claim) => toClaim(deps, claim, { pictures, now: seen.now })),
    cancellation: {
      ...cancelRight(factsOf(order), held),
      keptFor: order.statedFen === null ? '' : (balance?.reason ?? ''),
    },
    may: mayOf(factsOf(order, undoable), seen.by),
    events: events.filter(({ action }) => !INTERNAL.has(action)).map(toEvent),
  };
}

/** What is between operators. */
const INTERNAL: ReadonlySet<Action> = new Set([
  'note',
  'correct_costs',
  'correct_shop_order',
  'enter_bill',
  'clear_goods',
]);

function toFacts(order: Order) {
  const { warehouseSince, photoDecision, photoReason, isPhotoByClock, doorAmount, doorCurrency } = order;
  return {
    version: order.version,
    quoteId: order.quoteId,
    request: order.request,
    requirements: order.requirements,
    giftCard: order.giftCard,
    paymentId: order.id,
    payableUntil: order.payableUntil.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    question: order.question,
    unansweredSince: order.unansweredSince?.toISOString() ?? null,
    addressAskedAt: order.addressAskedAt?.toISOString() ?? null,
    realGrams: order.realGrams,
    photoDecision: photoDecision && {
      decision: photoDecision,
      reason: photoReason,
      isByClock: isPhotoByClock,
    },
    warehouseSince: warehouseSince?.toISOString() ?? null,
    storageUntil: warehouseSince && storageUntil(warehouseSince).toISOString(),
    carrier: order.carrier,
    trackingNumber: order.trackingNumber,
    trackingUrl: trackingUrlOf(order),
    estimate:
      order.estimateFrom !== null && order.estimateUntil !== null
        ? { from: order.estimateFrom, until: order.estimateUntil }
        : null,
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    returnChoice: order.returnChoice,
    cancelAsked: order.cancelAskedAt && {
      reason: order.cancelAskedFor,
      at: order.cancelAskedAt.toISOString(),
    },
    cancelledFor: order.cancelledFor,
    doorCost:
      doorAmount !== null && doorCurrency !== null ? { amount: doorAmount, currency: doorCurrency } : null,
  };
}

function decideUntil({ warehouseSince, photoDecision }: Order, isSilenceAgreed: boolean): string | null {
  if (!warehouseSince || photoDecision !== null) return null;
  return (isSilenceAgreed ? photosUntil : storageUntil)(warehouseSince).toISOString();
}

/** Those that are shown, by the numbers under which they were spoken of from the first. */
function toPhotos(deps: OrdersDeps, pictures: readonly Picture[], now: Date) {
  const taken = { photo: 0, scale: 0 };
  return pictures.flatMap((picture) => {
    const { kind, isOld, createdAt } = picture;
    if (kind === null) return [];
    taken[kind] += 1;
    const number = taken[kind];
    return isOld
      ? []
      : [{ ...toPictureView(deps, picture, now), kind, number, createdAt: createdAt.toISOString() }];
  });
}

const toSettlement = ({ settlement }: Order, balanceFen: number): OrderView['settlement'] =>
  settlement && { lines: [...settlement.lines], refundFen: settlement.refundFen, balanceFen };

/** Its payment ends with the stage in which it was asked for. */
function toBalance({ stage }: Order, { createdAt, ...balance }: Balance) {
  const days = stage === 'awaiting_price' ? PRICE_DAYS : BALANCE_DAYS;
  return {
    ...balance,
    createdAt: createdAt.toISOString(),
    payableUntil: balance.state === 'open' ? daysAfter(createdAt, days).toISOString() : null,
  };
}

type Claim = typeof orderClaims.$inferSelect;

const toClaim = (
  deps: OrdersDeps,
  claim: Claim,
  { pictures, now }: { readonly pictures: readonly Picture[]; readonly now: Date },
) => ({
  ...claim,
  pictures: pictures
    .filter(({ claimId }) => claimId === claim.id)
    .map((each) => toPictureView(deps, each, now)),
  createdAt: claim.createdAt.toISOString(),
  decidedAt: claim.decidedAt?.toISOString() ?? null,
});

const listClaims = (db: Executor, orderId: Order['id']): Promise<Claim[]> =>
  db
    .select()
    .from(orderClaims)
    .where(eq(orderClaims.orderId, orderId))
    .orderBy(desc(orderClaims.createdAt), desc(orderClaims.id));

async function readParcel(db: Executor, { parcelId, id: own }: Order): Promise<OrderView['parcel']> {
  if (parcelId === null) return null;
  const found = (await listParcels(db, [parcelId])).get(parcelId) ?? [];
  return {
    grams: found.reduce((sum, { realGrams }) => sum + (realGrams ?? 0), 0),
    others: found.filter(({ id }) => id !== own).map(({ id, number, product }) => ({ id, number, product })),
  };
}

/** Every action of somebody's kind that the stage knows, with why not where it cannot be done. */
function mayOf(facts: OrderFacts, by: By): OrderView['may'] {
  return ACTION_NAMES.filter((action) =>
    ACTIONS[action].some(
      (way) => way.by.some((actor) => actor === by.actor) && isFrom(way.from, facts.stage),
    ),
  ).map((action) => ({ action, reason: can(by, action, facts).reason }));
}

const isFrom = (stages: readonly string[], stage: string): boolean => stages.includes(stage);
