// An order in a list.

import { statusOf } from '../../domain/index.ts';
import type { OrdersDeps } from '../deps.ts';
import type { Order } from '../orders/orders-repo.ts';
import { urlOf } from './pictures.ts';

export function toSummary(deps: Pick<OrdersDeps, 'files'>, order: Order, now: Date) {
  const { id, number, product, stage, totalFen, createdAt, stageSince, request } = order;
  return {
    id,
    number,
    product,
    things: request.items.length,
    pictureUrl: urlOf(
      deps,
      request.items.find(({ pictureId }) => pictureId !== null)?.pictureId ?? null,
      now,
    ),
    status: statusOf(stage),
    stage,
    totalFen,
    country: request.country,
    waitsFor: waitsFor(order),
    createdAt: createdAt.toISOString(),
    stageSince: stageSince.toISOString(),
  };
}

/** What only the buyer can do next. */
function waitsFor({ stage, photoDecision, returnChoice }: Order) {
  switch (stage) {
    case 'awaiting_payment':
      return 'payment' as const;
    case 'needs_info':
      return 'answer' as const;
    case 'in_warehouse':
      return photoDecision === null ? ('photo_decision' as const) : null;
    case 'awaiting_balance':
      return 'balance' as const;
    case 'returned':
      return returnChoice === null ? ('return_choice' as const) : null;
    case 'dispatched':
    case 'customs':
      return 'confirm_receipt' as const;
    default:
      return null;
  }
}

/** What somebody has paid of an order, in the words of the spec's list. */
export function paymentStatusOf({ paidAt, refundedFen, totalFen }: Order) {
  if (paidAt === null) return 'unpaid' as const;
  if (refundedFen === 0) return 'paid' as const;
  return refundedFen < totalFen ? ('partially_refunded' as const) : ('refunded' as const);
}
