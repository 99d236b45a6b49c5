// Finds the payment that was made shortly before for the same thing, so that nobody pays twice without having been asked.

import type { Executor } from '../../../../kit/server/db/database.ts';
import { fulfilmentOf, type PaymentsDeps } from './deps.ts';
import { findPayment, type Payment } from './payments-repo.ts';

type AlikeDeps = Pick<PaymentsDeps, 'fulfilmentHandlers'>;

/** Undefined, too, where the other one has gone back to its payer. */
export async function findAlike(
  executor: Executor,
  deps: AlikeDeps,
  payment: Payment,
  at: Date,
): Promise<Payment | undefined> {
  const id = await fulfilmentOf(deps, payment.kind).paidAlike?.(executor, payment, at);
  const alike = id && (await findPayment(executor, id));
  return alike && alike.state !== 'refunded' ? alike : undefined;
}
