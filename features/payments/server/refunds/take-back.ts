// Takes back what a payment bought, and notifies the features that listen to refunds.

import { err, type Failure } from '../../../../kit/core/result.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { fulfilmentOf, type PaymentsDeps } from '../payments/deps.ts';
import type { BegunRefund, TakingBack } from '../payments/fulfilment-handler.ts';
import type { Payment } from '../payments/payments-repo.ts';

/** What of a purchase can be given back is less than was asked for. */
export type TooLarge = Failure<'amount_too_large', { readonly mostFen: number }>;
export type NotTaken = TooLarge | Failure<'refused', { readonly reason: string }>;

/** In the refund's transaction, before its row is written. Answers why not; undefined when it is done. */
export async function takeBackBy(
  tx: Executor,
  deps: PaymentsDeps,
  payment: Payment,
  refund: TakingBack,
): Promise<NotTaken | undefined> {
  const { settledAt, payerId, kind, reference, amountFen, id: paymentId } = payment;
  if (settledAt === null || payment.outcome !== 'fulfilled')
    return err('amount_too_large', { mostFen: 0 }).error;
  const settled = { id: paymentId, payerId, kind, reference, amountFen, settledAt };
  const taken = await fulfilmentOf(deps, kind).takeBack(tx, settled, refund);
  if (!taken.ok) return notTaken(taken.error);
  await tellRefunded(tx, deps, payment, refund);
  return undefined;
}

function notTaken({ code, data }: Failure<string, unknown>): NotTaken {
  const mostFen = typeof data === 'object' && data !== null && 'mostFen' in data ? data.mostFen : undefined;
  return code === 'amount_too_large' && typeof mostFen === 'number'
    ? err(code, { mostFen }).error
    : err('refused', { reason: code }).error;
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
