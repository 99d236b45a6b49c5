// An operator says that a parcel is lost on its way: its buyers bear nothing of it, and get back all that they have paid.

import { ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { OrdersDeps } from '../deps.ts';
import { bookCancelled, bookFreightLost } from '../money/end-order.ts';
import type { RequestId } from '../money/give-back.ts';
import { type ChangeFailure, changeOrder } from '../orders/change-order.ts';
import type { Order } from '../orders/orders-repo.ts';

type Losing = {
  readonly orderId: string;
  readonly version: number;
  readonly reason: string;
  readonly operator: UserId;
};

/** Of all that lie in the parcel. What the goods have cost stays out until it is said what the carrier pays for them. */
export async function declareLost(
  deps: OrdersDeps,
  { orderId, version, reason, operator }: Losing,
): Promise<Result<Order, ChangeFailure>> {
  const by = { actor: 'operator', id: operator } as const;
  /** By order, since what is rolled back is done anew. */
  const requestIds = new Map<string, RequestId | undefined>();
  const request = { orderId, version, by, action: 'lose', content: { reason } } as const;
  const changed = await changeOrder(deps, request, async (tx, step) => {
    const { order } = step;
    const { refundFen, requestId } = await bookCancelled(tx, deps, { step, by, reason });
    await bookFreightLost(tx, order, by);
    requestIds.set(order.id, requestId);
    return ok({
      set: { cancelledFor: reason, refundedFen: order.refundedFen + refundFen },
      note: reason,
      data: { refundFen },
      news: { to: 'buyer', key: 'lost', amountFen: refundFen },
    });
  });
  if (changed.ok) {
    for (const requestId of requestIds.values()) if (requestId) await deps.refunds.submit(requestId);
  }
  return changed;
}
