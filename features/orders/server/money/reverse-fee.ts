// Takes back the commission on the share of the service fee that is given back.

import type { Executor } from '../../../../kit/server/db/database.ts';
import { shareOfFee } from '../../domain/index.ts';
import type { OrdersDeps } from '../deps.ts';
import { serviceFeeOf } from '../orders/facts.ts';
import type { Order } from '../orders/orders-repo.ts';

type GivenBack = { readonly key: string; readonly amountFen: number };

/** Nothing where the order has earned none yet. */
export async function reverseFee(
  tx: Executor,
  { commission }: Pick<OrdersDeps, 'commission'>,
  order: Order,
  { key, amountFen }: GivenBack,
): Promise<void> {
  const refundedFen = shareOfFee(serviceFeeOf(order), amountFen, order.totalFen);
  if (refundedFen === 0) return;
  await commission.reverse(tx, { key, source: 'order_fee', reference: order.id, refundedFen });
}
