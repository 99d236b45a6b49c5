// An order in a list.

import { type Stage, statusOf } from '../../domain/index.ts';
import type { OrdersDeps } from '../deps.ts';
import { paidInAll } from '../orders/facts.ts';
import type { Order } from '../orders/orders-repo.ts';
import { urlOf } from './pictures.ts';

export function toSummary(deps: Pick<OrdersDeps, 'files'>, order: Order, now: Date) {
  const { id, number, product, stage, totalFen, refundedFen, createdAt, stageSince, request } = order;
  const shown = request.items.find(({ pictureId }) => pictureId !== null);
  return {
    id,
    number,
    product,
    things: request.items.length,
    pictureUrl: urlOf(deps, shown?.pictureId ?? null, now),
    pictureBox: shown?.pictureBox ?? null,
    status: statusOf(stage),
    stage,
    totalFen,
    isPaid: order.paidAt !== null,
    isCancelAsked: order.cancelAskedAt !== null,
    isLapsed: isLapsed(order, now),
    isSentBack: stage === 'cancelled' && order.photoDecision === 'return',
    // Nothing else ends while it is on its way.
    isLost: stage === 'cancelled' && order.carrier !== '' && order.returnChoice === null,
    refundedFen,
    country: request.country,
    waitsFor: isLapsed(order, now) ? null : waitsFor(order),
    decided: stage === 'in_warehouse' ? order.photoDecision : null,
    createdAt: createdAt.toISOString(),
    stageSince: stageSince.toISOString(),
  };
}

/** Whoever cancels before the time is over has decided; what comes later ends because it was not paid. */
const isLapsed = ({ stage, paidAt, payableUntil, closedAt }: Order, now: Date): boolean =>
  paidAt === null && payableUntil <= (stage === 'awaiting_payment' ? now : (closedAt ?? payableUntil));

const NEXT_OF_BUYER = {
  awaiting_payment: 'payment',
  needs_info: 'answer',
  in_warehouse: 'photo_decision',
  awaiting_price: 'balance',
  awaiting_balance: 'balance',
  returned: 'return_choice',
  dispatched: 'confirm_receipt',
  customs: 'confirm_receipt',
} as const satisfies Partial<Record<Stage, string>>;

const isKey = (stage: Stage): stage is keyof typeof NEXT_OF_BUYER => Object.hasOwn(NEXT_OF_BUYER, stage);

/** What only the buyer can do next; nothing where they have decided. */
export function waitsFor({ stage, photoDecision, returnChoice }: Order) {
  const isDecided =
    (stage === 'in_warehouse' && photoDecision !== null) || (stage === 'returned' && returnChoice !== null);
  return isKey(stage) && !isDecided ? NEXT_OF_BUYER[stage] : null;
}

/** What somebody has paid of an order, in the words of the spec's list; `besidesFen` are the balances that were paid. */
export function paymentStatusOf(order: Order, besidesFen: number) {
  const { paidAt, refundedFen } = order;
  if (paidAt === null) return 'unpaid' as const;
  if (refundedFen === 0) return 'paid' as const;
  return refundedFen < paidInAll(order, besidesFen) ? ('partially_refunded' as const) : ('refunded' as const);
}
