// An order in a list.

import { statusOf } from '../../domain/index.ts';
import type { OrdersDeps } from '../deps.ts';
import { paidInAll } from '../orders/facts.ts';
import type { Order } from '../orders/orders-repo.ts';
import { waitsFor } from '../orders/waits-for.ts';
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

/** What somebody has paid of an order, in the words of the spec's list; `besidesFen` are the balances that were paid. */
export function paymentStatusOf(order: Order, besidesFen: number) {
  const { paidAt, refundedFen } = order;
  if (paidAt === null) return 'unpaid' as const;
  if (refundedFen === 0) return 'paid' as const;
  return refundedFen < paidInAll(order, besidesFen) ? ('partially_refunded' as const) : ('refunded' as const);
}
