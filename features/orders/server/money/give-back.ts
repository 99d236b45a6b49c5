// Gives money of an order back to its buyer: out of its escrow, or of what was earned where it is over.

import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { refundRequestIdSchema } from '../../../payments/domain/index.ts';
import type { PurposeRefund } from '../../../payments/server/api.ts';
import { ORDER_JOURNALS } from '../../domain/index.ts';
import type { OrdersDeps } from '../deps.ts';
import { listBalances, type Order } from '../orders/orders-repo.ts';
import { book, escrowName, prepaidName } from './book.ts';

export type GivingBack = {
  readonly order: Order;
  readonly amountFen: number;
  readonly origin: PurposeRefund['origin'];
  /** For the buyer. */
  readonly reason: string;
  readonly actorId: UserId | null;
};

export type RequestId = PurposeRefund['requestId'];

/** The id of the refund, to be submitted after the commit; undefined where there is nothing to give. */
export async function giveBack(
  tx: Executor,
  { refunds }: Pick<OrdersDeps, 'refunds'>,
  { order, amountFen, origin, reason, actorId }: GivingBack,
): Promise<RequestId | undefined> {
  const { id, payerId } = order;
  if (amountFen === 0) return undefined;
  const requestId = refundRequestIdSchema.parse(newId());
  const from = origin === 'claim' ? ({ kind: 'revenue' } as const) : escrowName(id);
  const booking = {
    key: `order:${requestId}:back`,
    kind: ORDER_JOURNALS['order.given_back'],
    actorId,
    note: order.number,
  };
  await book(tx, booking, [{ from, to: prepaidName(payerId), amount: amountFen }]);
  const balances = await listBalances(tx, id);
  const paymentIds = [...balances.filter(({ state }) => state === 'paid').map((paid) => paid.id), id];
  const begun = await refunds.begin(tx, { requestId, paymentIds, origin, amountFen, reason, actorId });
  if (!begun.ok) throw new RefundRefused(begun.error.code);
  return requestId;
}

/** Payments said no, so that the whole transaction is rolled back. */
export class RefundRefused extends Error {}
