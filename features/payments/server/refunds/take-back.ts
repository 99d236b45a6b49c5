// Takes back what a payment bought, and notifies the features that listen to refunds.

import type { Executor } from '../../../../kit/server/db/database.ts';
import { fulfilmentOf, type PaymentsDeps } from '../payments/deps.ts';
import type { BegunRefund, TakingBack } from '../payments/fulfilment-handler.ts';
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
  await tellRefunded(tx, deps, payment, refund);
  return undefined;
}

type Begun = Pick<BegunRefund, 'id' | 'amountFen' | 'origin'>;

/** In the transaction that begins a refund of what a payment has bought. */
export async function tellRefunded(
  tx: Executor,
  { onRefunded }: Pick<PaymentsDeps, 'onRefunded'>,
  { id: paymentId, payerId, kind, amountFen: settledAmountFen }: Payment,
  { id, amountFen, origin }: Begun,
): Promise<void> {
  const begun = { id, paymentId, payerId, kind, origin, amountFen, settledAmountFen };
  for (const hear of onRefunded) await hear(tx, begun);
}
