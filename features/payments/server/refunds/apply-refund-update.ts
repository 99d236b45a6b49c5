// Applies a refund's new state from an answer or an event: changes the row, books the money, notifies payment and payer.

import type { Executor } from '../../../../kit/server/db/database.ts';
import type { RefundId } from '../../domain/ids.ts';
import { nextRefundState, nextState, type RefundEvent } from '../../domain/index.ts';
import { bookRefunded } from '../payments/bookings.ts';
import type { PaymentsDeps } from '../payments/deps.ts';
import { postRefunded } from '../payments/notices.ts';
import { lockPayment, type Payment, updatePayment } from '../payments/payments-repo.ts';
import type { RefundUpdate } from '../providers/port.ts';
import { findRefund, type Refund, updateRefund } from './refunds-repo.ts';

const EVENTS: Readonly<Record<RefundUpdate['status'], RefundEvent>> = {
  succeeded: 'succeed',
  failed: 'fail',
  unknown: 'lose',
  absent: 'absent',
  pending: 'accept',
};

/** Idempotent, in a transaction; the verdict is for admins. */
export async function applyRefundUpdate(
  tx: Executor,
  deps: PaymentsDeps,
  refundId: RefundId,
  update: RefundUpdate,
): Promise<string> {
  const named = await findRefund(tx, refundId);
  const payment = named && (await lockPayment(tx, named.paymentId));
  const refund = payment && (await findRefund(tx, refundId));
  if (!refund) return 'refund_unknown';
  const providerRefund = ('providerRefund' in update ? update.providerRefund : null) ?? refund.providerRefund;
  const event = EVENTS[update.status];
  const state = nextRefundState(refund.state, event);
  if (state === undefined) {
    if (refund.providerRefund === null) await updateRefund(tx, refundId, { providerRefund });
    // A bank can send money back days after a provider has called a refund done.
    if (refund.state === 'succeeded' && event === 'fail') {
      await updatePayment(tx, payment.id, { attention: 'refund_bounced' });
      return 'refund_bounced';
    }
    return event === 'accept' ? 'refund_pending' : 'superseded';
  }
  const failure = update.status === 'failed' ? update.failure : null;
  await updateRefund(tx, refundId, { state, providerRefund, failure });
  if (state === 'failed') await updatePayment(tx, payment.id, { attention: 'refund_failed' });
  if (state === 'succeeded') await settleRefund(tx, deps, payment, refund);
  return `refund_${update.status}`;
}

/** The money has left: booked, and counted where it is a part of the price. */
export async function settleRefund(
  tx: Executor,
  deps: PaymentsDeps,
  payment: Payment,
  refund: Refund,
): Promise<void> {
  const { id, amountFen, actorId, provider } = refund;
  await bookRefunded(tx, { id, amountFen, actorId, provider });
  await updateRefund(tx, id, { settledAt: new Date() });
  await postRefunded(tx, deps, payment, refund);
  if (refund.origin === 'surplus' || refund.attemptId !== payment.settledBy) return;
  const refundedFen = payment.refundedFen + amountFen;
  const state = nextState(payment.state, refundedFen === payment.amountFen ? 'refund_all' : 'refund_part');
  if (state === undefined) throw new Error(`a payment that is ${payment.state} cannot be refunded`);
  await updatePayment(tx, payment.id, { refundedFen, state });
}
