// What becomes of an order's escrow at its end: it is empty afterwards, whichever the end.

import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { closePayment } from '../../../payments/server/api.ts';
import { isFinal, leavesGoods, ORDER_JOURNALS, settledShippingFen, shareHeld } from '../../domain/index.ts';
import type { OrdersDeps } from '../deps.ts';
import type { By, Step } from '../orders/change-order.ts';
import { serviceFeeOf } from '../orders/facts.ts';
import type { Order } from '../orders/orders-repo.ts';
import { orderBalances } from '../tables.ts';
import { advancedOf, advanceName, bookGotBack } from './advance.ts';
import { book, escrowName, escrowOf } from './book.ts';
import { giveBack, type RequestId } from './give-back.ts';
import { mostKept } from './most-kept.ts';

type Ending = {
  readonly step: Step;
  readonly by: By;
  readonly reason: string;
  /** What an operator keeps for what was spent. */
  readonly statedFen?: number;
};

export type Cancelled = { readonly refundFen: number; readonly requestId: RequestId | undefined };

/** What an order's escrow holds now, and what of it was spent as far as that is known or stated, within what may be kept. */
export async function heldOf(db: Executor, order: Order, statedFen?: number) {
  const spentFen = statedFen ?? order.statedFen ?? (order.goodsFen ?? 0) + (order.freightFen ?? 0);
  return {
    escrowFen: await escrowOf(db, order.id),
    statedFen: Math.min(spentFen, await mostKept(db, order)),
    // A bill that came later is not the buyer's.
    freightFen: Math.min(order.shippingFen ?? 0, settledShippingFen(order.settlement)),
  };
}

/** Keeps what was spent, gives the rest back; a balance that was asked for is asked no more. */
export async function bookCancelled(
  tx: Executor,
  deps: OrdersDeps,
  { step: { order, to, refund, now }, by, reason, statedFen }: Ending,
): Promise<Cancelled> {
  const { keptFen, refundFen } = shareHeld(refund, await heldOf(tx, order, statedFen));
  if (refund === 'less_freight') await bookFreightKept(tx, order, by, keptFen);
  else await bookCostsKept(tx, { order, to }, by, keptFen);
  const requestId = await giveBack(tx, deps, {
    order,
    amountFen: refundFen,
    origin: 'order_cancelled',
    reason,
    actorId: by.id,
  });
  const needless = await tx
    .update(orderBalances)
    .set({ state: 'void' })
    .where(and(eq(orderBalances.orderId, order.id), eq(orderBalances.state, 'open')))
    .returning({ id: orderBalances.id });
  for (const { id } of needless) await closePayment(tx, id, now);
  return { refundFen, requestId };
}

/** What a parcel that came back has cost on its way; what of it the buyer does not bear is borne by us. */
async function bookFreightKept(
  tx: Executor,
  { id, number, shippingFen }: Order,
  by: By,
  keptFen: number,
): Promise<void> {
  const kind = ORDER_JOURNALS['order.freight_kept'];
  const booking = { key: `order:${id}:freight_kept`, kind, actorId: by.id, note: number };
  const purchases = { kind: 'purchases_paid' } as const;
  await book(tx, booking, [
    { from: escrowName(id), to: purchases, amount: keptFen },
    { from: { kind: 'revenue' }, to: purchases, amount: Math.max(0, (shippingFen ?? 0) - keptFen) },
  ]);
}

/** The carrier has had it for a parcel that is lost, and its buyers pay nothing for that. */
export async function bookFreightLost(
  tx: Executor,
  { id, number, shippingFen }: Order,
  by: By,
): Promise<void> {
  const kind = ORDER_JOURNALS['order.freight_lost'];
  const booking = { key: `order:${id}:freight_lost`, kind, actorId: by.id, note: number };
  await book(tx, booking, [
    { from: { kind: 'revenue' }, to: { kind: 'purchases_paid' }, amount: shippingFen ?? 0 },
  ]);
}

/**
 * The carrier asks something else than was reckoned with. Before the order ends nothing is booked for it, and all of it
 * then; afterwards the difference is ours, whatever was entered before.
 */
export async function bookFreightCorrected(
  tx: Executor,
  { id, number, version, stage, shippingFen }: Order,
  by: By,
  billFen: number,
): Promise<void> {
  if (!isFinal(stage)) return;
  const moreFen = billFen - (shippingFen ?? 0);
  const kind = ORDER_JOURNALS['order.freight_corrected'];
  const booking = { key: `order:${id}:freight_corrected:${version}`, kind, actorId: by.id, note: number };
  const [revenue, purchases] = [{ kind: 'revenue' }, { kind: 'purchases_paid' }] as const;
  await book(tx, booking, [
    moreFen > 0
      ? { from: revenue, to: purchases, amount: moreFen }
      : { from: purchases, to: revenue, amount: -moreFen },
  ]);
}

/**
 * What cannot be got back from the sellers, and beyond that a part of the fees, which is earned. What is sent back to the
 * seller at once comes back, as it was said; what is left behind is out until somebody says what became of it.
 */
async function bookCostsKept(
  tx: Executor,
  { order, to }: Pick<Step, 'order' | 'to'>,
  by: By,
  keptFen: number,
): Promise<void> {
  const advancedFen = await advancedOf(tx, order.id);
  const forGoodsFen = Math.min(keptFen, advancedFen);
  const kind = ORDER_JOURNALS['order.costs_kept'];
  const booking = { key: `order:${order.id}:costs_kept`, kind, actorId: by.id, note: order.number };
  await book(tx, booking, [
    { from: escrowName(order.id), to: advanceName(order.id), amount: forGoodsFen },
    { from: escrowName(order.id), to: { kind: 'revenue' }, amount: keptFen - forGoodsFen },
  ]);
  if (!leavesGoods(order.stage, to)) await bookGotBack(tx, { order, by, backFen: advancedFen - forGoodsFen });
}

/** Sellers and carriers are paid, the rest is earned, and the service fee earns commission. */
export async function bookDelivered(
  tx: Executor,
  { commission }: Pick<OrdersDeps, 'commission'>,
  { step: { order, now }, by }: Pick<Ending, 'step' | 'by'>,
): Promise<void> {
  const held = await escrowOf(tx, order.id);
  const advanced = await advancedOf(tx, order.id);
  const shipping = order.shippingFen ?? 0;
  const forGoods = Math.min(held, advanced);
  const forShipping = Math.min(held - forGoods, shipping);
  const [escrow, advance, revenue, purchases] = [
    escrowName(order.id),
    advanceName(order.id),
    { kind: 'revenue' } as const,
    { kind: 'purchases_paid' } as const,
  ];
  const booking = {
    key: `order:${order.id}:settled`,
    kind: ORDER_JOURNALS['order.settled'],
    actorId: by.id,
    note: order.number,
  };
  await book(tx, booking, [
    { from: escrow, to: advance, amount: forGoods },
    { from: escrow, to: purchases, amount: forShipping },
    { from: escrow, to: revenue, amount: held - forGoods - forShipping },
    // What it cost more than was paid is borne by us.
    { from: revenue, to: advance, amount: advanced - forGoods },
    { from: revenue, to: purchases, amount: shipping - forShipping },
  ]);
  const baseFen = serviceFeeOf(order);
  if (baseFen === 0) return;
  await commission.accrue(tx, {
    invitedId: order.payerId,
    source: 'order_fee',
    reference: order.id,
    baseFen,
    at: now,
  });
}
