// All that a payer may give back at this moment, payment by payment, by the same reckoning as the refund itself.

import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { PaymentId } from '../../domain/ids.ts';
import type { PaymentsDeps } from '../payments/deps.ts';
import { describePayments } from '../payments/describe-payments.ts';
import type { Line } from '../payments/fulfilment-handler.ts';
import { listFulfilled } from '../payments/payments-repo.ts';
import { readRight } from './withdraw-purchase.ts';

export type RefundRight = {
  readonly paymentId: PaymentId;
  readonly title: Line;
  readonly amountFen: number;
  /** All that was paid and not yet given back. */
  readonly isWhole: boolean;
};

/** The newest first; nothing where there is no such right. */
export async function listRights(
  deps: Pick<PaymentsDeps, 'fulfilmentHandlers'>,
  db: Executor,
  payerId: UserId,
): Promise<readonly RefundRight[]> {
  const kinds = deps.fulfilmentHandlers.flatMap(({ kind, preview }) => (preview ? [kind] : []));
  const payments = await listFulfilled(db, payerId, kinds);
  const lines = await describePayments(deps, db, payments);
  const rights: RefundRight[] = [];
  for (const payment of payments) {
    const right = await readRight({ ...deps, db }, payment);
    const title = lines.get(payment.id);
    if (right && title)
      rights.push({ paymentId: payment.id, title, amountFen: right.amountFen, isWhole: right.isWhole });
  }
  return rights;
}
