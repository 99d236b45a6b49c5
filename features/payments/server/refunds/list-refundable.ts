// Lists how much of each attempt can still be refunded.

import type { Executor } from '../../../../kit/server/db/database.ts';
import { refundable } from '../../domain/index.ts';
import { listAttempts, type Payment } from '../payments/payments-repo.ts';
import { listRefundsOf } from './refunds-repo.ts';

export async function listRefundable(db: Executor, payment: Payment) {
  // A dispute that was won has taken nothing.
  const refunds = (await listRefundsOf(db, payment.id)).filter(({ state }) => state !== 'reversed');
  return (await listAttempts(db, payment.id)).map((attempt) => ({
    attempt,
    room: refundable(
      payment.amountFen,
      { capturedFen: attempt.capturedFen, isSettling: attempt.id === payment.settledBy },
      refunds.filter(({ attemptId }) => attemptId === attempt.id),
    ),
  }));
}
