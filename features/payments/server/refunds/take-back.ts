// Takes back what a payment bought, and notifies the features that listen to refunds.

import type { Executor } from '../../../../kit/server/db/database.ts';
import { fulfilmentOf, type PaymentsDeps } from '../payments/deps.ts';
import type { TakingBack } from '../payments/fulfilment-handler.ts';
import type { Payment } from '../payments/payments-repo.ts';

/** In the refund's transaction, before its row is written. Answers why not; undefined when it is done. */
export async function takeBackBy(
  tx: Executor,
  deps: PaymentsDeps,
  payment: Payment,
  refund: TakingBack,
): Promise<string | undefined> {
  const { settledAt, payerId, kind, reference, amountFen, id: paymentId } = payment;
  if (settledAt === null || payment.outcome !== 'fulfilled') return 'nothing_given';
  const settled = { id: paymentId, payerId, kind, reference, amountFen, settledAt };
  const taken = await fulfilmentOf(deps, kind).takeBack(tx, settled, refund);
  if (!taken.ok) return taken.error.code;
  const begun = { id: refund.id, paymentId, payerId, kind, amountFen: refund.amountFen };
  for (const hear of deps.onRefunded) await hear(tx, { ...begun, settledAmountFen: amountFen });
  return undefined;
}
