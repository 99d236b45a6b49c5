// An operator cancels an order: what was spent is stated and kept, the rest goes back.

import { err, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { OrdersDeps } from '../deps.ts';
import { bookCancelled } from '../money/end-order.ts';
import type { RequestId } from '../money/give-back.ts';
import { mostKept } from '../money/most-kept.ts';
import { type ChangeFailure, changeOrder } from '../orders/change-order.ts';
import type { Order } from '../orders/orders-repo.ts';
import type { CostsTooHigh } from './failures.ts';

type Cancelling = {
  readonly orderId: string;
  readonly version: number;
  readonly costsFen: number;
  readonly reason: string;
  readonly operator: UserId;
};

export async function cancelAsOperator(
  deps: OrdersDeps,
  { orderId, version, costsFen, reason, operator }: Cancelling,
): Promise<Result<Order, ChangeFailure | CostsTooHigh>> {
  const by = { actor: 'operator', id: operator } as const;
  /** Of each order of a parcel that came back; by order, since what is rolled back is done anew. */
  const requestIds = new Map<string, RequestId | undefined>();
  const request = { orderId, version, by, action: 'cancel', content: { costsFen, reason } } as const;
  const changed = await changeOrder<CostsTooHigh>(deps, request, async (tx, step) => {
    const { order, refund } = step;
    // Where everything goes back, or the freight alone is kept, nothing is stated.
    const mostFen = refund === 'less_costs' ? await mostKept(tx, order) : 0;
    if (costsFen > mostFen) return err('costs_too_high', { mostFen });
    const cancelled = await bookCancelled(tx, deps, { step, by, reason, statedFen: costsFen });
    const { refundFen } = cancelled;
    requestIds.set(order.id, cancelled.requestId);
    return ok({
      set: { cancelledFor: reason, refundedFen: order.refundedFen + refundFen },
      note: reason,
      data: { refundFen, costsFen },
      news: { to: 'buyer', key: 'cancelled', amountFen: refundFen },
    });
  });
  if (changed.ok) {
    for (const requestId of requestIds.values()) if (requestId) await deps.refunds.submit(requestId);
  }
  return changed;
}
