// What payments ask orders: the price of an order and the balance of one, both held in the order's escrow.

import { and, eq, inArray } from 'drizzle-orm';
import { type Locale } from '../../../../kit/core/locale.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import { findText, writeFen } from '../../../../kit/core/texts.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { nameAbroad } from '../../../global-services/server/api.ts';
import type { PaymentId } from '../../../payments/domain/index.ts';
import type {
  DueAtDoor,
  ExpectedDays,
  FulfilmentHandler,
  Line,
  PaidItem,
  PaidLine,
  PaidThing,
  PaidWeight,
  SettledPayment,
  ShownAt,
  Spent,
  TakingBack,
} from '../../../payments/server/api.ts';
import { isFinal, ORDER_JOURNALS } from '../../domain/index.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };
import type { OrdersDeps } from '../deps.ts';
import { readArrival } from '../orders/arrival.ts';
import { changeIn } from '../orders/change-order.ts';
import { readKinds } from '../orders/kinds.ts';
import { findOrder, findTakenBack, lockOrder } from '../orders/orders-repo.ts';
import { orderBalances, orders } from '../tables.ts';
import { book, escrowName, escrowOf, prepaidName } from './book.ts';
import { linesOfBalance, linesOfOrder } from './paid-lines.ts';
import { reverseFee } from './reverse-fee.ts';
import { thingsAsPaid } from './things-as-paid.ts';
import { promisedOf, unspentOf } from './unspent.ts';

const texts = { zh, en, pt };
const BY = { actor: 'payment', id: null } as const;

/** The payment of an order has its id, that of a balance names the balance; both refer to the order. */
export const fulfilments = (deps: OrdersDeps): readonly FulfilmentHandler[] =>
  (['order', 'order_balance'] as const).map((kind) => ({
    kind,
    describe: (executor, payments) => describe(executor, payments),
    ...(kind === 'order' ? { findNamed } : {}),
    shownIn,
    weighed,
    things,
    lines,
    expected,
    ...(kind === 'order' ? { atDoor } : {}),
    reasonIn: ({ origin, reason }, locale) =>
      origin === 'thing_dropped' ? nameAbroad(reason, locale) : reason,
    spent,
    fulfil: (tx, payment) =>
      kind === 'order' ? fulfilOrder(tx, deps, payment) : fulfilBalance(tx, deps, payment),
    takeBack: (tx, payment, refund) => takeBack(tx, deps, payment, refund),
    restore: (tx, payment, { id }) => restore(tx, deps, payment, id),
  }));

/** A balance's reference is its order and its own id: one order may have several. */
export const balanceReference = (orderId: string, balanceId: string): string => `${orderId}/${balanceId}`;
const orderOf = (reference: string): string => reference.split('/')[0] ?? reference;

async function describe(executor: Executor, payments: readonly PaidThing[]): Promise<readonly Line[]> {
  // Made by us, of the ids of orders.
  const ids = payments.map(({ reference }) => orderOf(reference) as PaymentId);
  const found = await executor
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(inArray(orders.id, ids));
  const numbers = new Map<string, string>(found.map(({ id, number }) => [id, number]));
  return payments.map(({ kind, reference }) => {
    const number = numbers.get(orderOf(reference));
    if (number === undefined) return writeLine('sold.unknown', '');
    return writeLine(kind === 'order' ? 'sold.order' : 'sold.balance', number);
  });
}

/** Of an order and of its balances, which have their own ids. */
async function findNamed(executor: Executor, number: string): Promise<readonly PaymentId[]> {
  const found = await executor
    .select({ id: orders.id, balanceId: orderBalances.id })
    .from(orders)
    .leftJoin(orderBalances, eq(orderBalances.orderId, orders.id))
    .where(eq(orders.number, number.toUpperCase()));
  return [...new Set(found.flatMap(({ id, balanceId }) => (balanceId === null ? [id] : [id, balanceId])))];
}

/** As the quote was shown to its buyer. */
async function shownIn(executor: Executor, { reference }: PaidThing): Promise<ShownAt | null> {
  const order = await findOrder(executor, orderOf(reference));
  const shown = order?.price.shown;
  return shown ? { currency: shown.currency, rate: shown.rate, rateSince: order.versions.ratesSince } : null;
}

/** As it was quoted, and as the warehouse weighed it. */
async function weighed(executor: Executor, { reference }: PaidThing): Promise<PaidWeight | null> {
  const order = await findOrder(executor, orderOf(reference));
  if (!order) return null;
  const { price, realGrams } = order;
  return {
    estimatedGrams: price.weight.grams,
    chargedGrams: price.weight.chargeableGrams,
    realGrams,
  };
}

/** As their buyer calls them: what was paid for, whatever was changed or taken out since. */
async function things(executor: Executor, payment: PaidThing, locale: Locale): Promise<readonly PaidItem[]> {
  const order = await findOrder(executor, orderOf(payment.reference));
  if (!order) return [];
  const { request, createdAt } = order;
  const kindOf = await readKinds(executor, locale, createdAt);
  const paid = await thingsAsPaid(executor, order, payment);
  return paid.map((thing) => {
    const item = request.items.find(({ name }) => name === thing.name);
    const kind = item && kindOf({ request: { ...request, items: [item] } });
    return { ...thing, name: nameAbroad(thing.name, locale, kind) };
  });
}

/** Nothing where the order is not known any more. */
async function lines(executor: Executor, payment: PaidThing, locale: Locale): Promise<readonly PaidLine[]> {
  const order = await findOrder(executor, orderOf(payment.reference));
  if (!order) return [];
  return payment.kind === 'order'
    ? linesOfOrder(order, payment, locale)
    : linesOfBalance(order, payment, locale);
}

/** As its page says it. */
async function expected(
  executor: Executor,
  { reference }: PaidThing,
  now: Date,
): Promise<ExpectedDays | null> {
  const order = await findOrder(executor, orderOf(reference));
  const arrival = order && (await readArrival(executor, order, now));
  return arrival ? { from: arrival.from, until: arrival.until } : null;
}

/** As it was quoted; of what comes no more, nothing is due. */
async function atDoor(executor: Executor, { reference }: PaidThing): Promise<DueAtDoor | null> {
  const order = await findOrder(executor, orderOf(reference));
  const border = order?.price.border;
  return order?.stage !== 'cancelled' && border?.isKnown && border.mostFen > 0
    ? { leastFen: border.knownFen, mostFen: border.mostFen }
    : null;
}

function writeLine(key: string, number: string): Line {
  const lineIn = (locale: Locale) => findText(texts[locale], key, locale, { number }) ?? key;
  return { zh: lineIn('zh'), en: lineIn('en'), pt: lineIn('pt') };
}

/** What was paid for an order that goes on, or that was delivered: how much of it is still held for nothing yet. */
async function spent(executor: Executor, { reference }: PaidThing): Promise<Spent | undefined> {
  const order = await findOrder(executor, orderOf(reference));
  if (!order || order.stage === 'cancelled') return undefined;
  const { boughtFen, freeFen } = await unspentOf(executor, order);
  const isOver = isFinal(order.stage);
  const promisedFen = await promisedOf(executor, order);
  const lineIn = (locale: Locale) => {
    const say = (key: string, values = {}) => findText(texts[locale], key, locale, values) ?? key;
    if (isOver) return say('sold.delivered');
    const stage = texts[locale].desk.stages[order.stage];
    const [bought, free] = [writeFen(boughtFen, locale), writeFen(freeFen, locale)];
    const told = [say('sold.spent', { stage, bought, free })];
    if (promisedFen !== undefined) {
      const amount = writeFen(promisedFen, locale);
      told.push(promisedFen > 0 ? say('sold.promised', { amount }) : say('sold.counts'));
    }
    return told.join(locale === 'zh' ? '' : ' ');
  };
  const told = { zh: lineIn('zh'), en: lineIn('en'), pt: lineIn('pt') };
  return { told, mostFen: isOver ? null : freeFen };
}

/** In the payment's transaction: what comes after the order was cancelled goes back by itself. */
async function fulfilOrder(tx: Executor, deps: OrdersDeps, payment: SettledPayment) {
  const { id, payerId, amountFen, settledAt } = payment;
  const order = await lockOrder(tx, id);
  if (order?.payerId !== payerId || order.stage !== 'awaiting_payment') return 'unfulfillable';
  const request = { orderId: id, by: BY, action: 'pay' } as const;
  const changed = await changeIn(tx, deps, request, async () => {
    await bookPaid(tx, payment, ORDER_JOURNALS['order.paid']);
    return ok({
      set: { paidAt: settledAt },
      data: { amountFen },
      news: { to: 'operator', key: 'paid' },
    });
  });
  if (!changed.ok) throw new Error(`an order could not be paid: ${changed.error.code}`);
  return 'fulfilled';
}

async function fulfilBalance(tx: Executor, deps: OrdersDeps, payment: SettledPayment) {
  const { id, reference, payerId, amountFen } = payment;
  const request = { orderId: orderOf(reference), by: BY, action: 'pay_balance' } as const;
  const order = await lockOrder(tx, request.orderId);
  if (order?.payerId !== payerId) return 'unfulfillable';
  const isBefore = order.stage === 'awaiting_price';
  if (!isBefore && order.stage !== 'awaiting_balance') return 'unfulfillable';
  // Nothing else changes a balance while its order is locked.
  const isAsked = and(
    eq(orderBalances.id, id),
    eq(orderBalances.state, 'open'),
    eq(orderBalances.amountFen, amountFen),
  );
  const paid = await tx.update(orderBalances).set({ state: 'paid' }).where(isAsked).returning();
  if (paid.length === 0) return 'unfulfillable';
  const changed = await changeIn(tx, deps, request, async () => {
    await bookPaid(tx, payment, ORDER_JOURNALS['order.balance_paid']);
    // Nobody has bought or packed it yet: the operator is told, and the buyer once it is.
    const key = isBefore ? 'price_paid' : 'balance_paid';
    return ok({ data: { amountFen }, news: { to: 'operator', key } });
  });
  if (!changed.ok) throw new Error(`a balance could not be taken: ${changed.error.code}`);
  return 'fulfilled';
}

async function bookPaid(
  tx: Executor,
  { id, payerId, reference, amountFen }: SettledPayment,
  kind: (typeof ORDER_JOURNALS)['order.paid' | 'order.balance_paid'],
): Promise<void> {
  const booking = { key: `order:${id}:paid`, kind, actorId: payerId };
  await book(tx, booking, [
    { from: prepaidName(payerId), to: escrowName(orderOf(reference)), amount: amountFen },
  ]);
}

type NotUnspent = Failure<'amount_too_large', { readonly mostFen: number }>;

/** An admin gives money back, or the payer's bank takes it, beside the order's own way: out of its escrow, and then of what was earned. */
async function takeBack(
  tx: Executor,
  deps: OrdersDeps,
  { payerId, reference }: SettledPayment,
  { id, amountFen, actorId, reason, origin, by }: TakingBack,
): Promise<Result<void, NotUnspent>> {
  const request = {
    orderId: orderOf(reference),
    by: { actor: 'payment', id: actorId },
    action: origin === 'dispute' ? 'take_back' : 'give_back',
  } as const;
  const changed = await changeIn<NotUnspent>(tx, deps, request, async (_, { order }) => {
    // What sellers have got is not there to be given; where a bank has taken it, nobody is asked.
    if (by === 'admin' && !isFinal(order.stage)) {
      const { freeFen } = await unspentOf(tx, order);
      if (amountFen > freeFen) return err('amount_too_large', { mostFen: freeFen });
    }
    const fromEscrow = Math.min(amountFen, await escrowOf(tx, order.id));
    const booking = { key: `order:${id}:taken_back`, kind: ORDER_JOURNALS['order.taken_back'], actorId };
    const to = prepaidName(payerId);
    await book(tx, booking, [
      { from: escrowName(order.id), to, amount: fromEscrow },
      { from: { kind: 'revenue' }, to, amount: amountFen - fromEscrow },
    ]);
    await reverseFee(tx, deps, order, { key: id, amountFen });
    return ok({
      set: { refundedFen: order.refundedFen + amountFen },
      note: reason,
      data: { refundId: id, amountFen },
    });
  });
  if (changed.ok) return ok(undefined);
  if (changed.error.code === 'amount_too_large') return { ok: false, error: changed.error };
  throw new Error(`money of an order could not be taken back: ${changed.error.code}`);
}

/** A dispute was decided in our favour: what was taken back is held again, or earned where the order is over. */
async function restore(
  tx: Executor,
  deps: OrdersDeps,
  { payerId, reference }: SettledPayment,
  refundId: string,
): Promise<void> {
  const request = { orderId: orderOf(reference), by: BY, action: 'restore' } as const;
  const changed = await changeIn(tx, deps, request, async (_, { order }) => {
    const amountFen = await findTakenBack(tx, order.id, refundId);
    const to = isFinal(order.stage) ? ({ kind: 'revenue' } as const) : escrowName(order.id);
    const booking = {
      key: `order:${refundId}:restored`,
      kind: ORDER_JOURNALS['order.restored'],
      actorId: null,
    };
    await book(tx, booking, [{ from: prepaidName(payerId), to, amount: amountFen }]);
    return ok({ set: { refundedFen: order.refundedFen - amountFen }, data: { refundId, amountFen } });
  });
  if (!changed.ok) throw new Error(`money of an order could not be restored: ${changed.error.code}`);
}
