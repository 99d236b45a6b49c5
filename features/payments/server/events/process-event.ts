// Processes a stored event: once, in one transaction, whatever order the events arrive in.

import type { Executor } from '../../../../kit/server/db/database.ts';
import { inLedgerTransaction } from '../../../ledger/server/api.ts';
import { type AttemptFact, isSettled, nextState, type RefundFact } from '../../domain/index.ts';
import { type PaymentsDeps, providerOf } from '../payments/deps.ts';
import {
  type Attempt,
  findAttempt,
  lockPayment,
  type Payment,
  updateAttempt,
  updatePayment,
} from '../payments/payments-repo.ts';
import { applyRefundUpdate } from '../refunds/apply-refund-update.ts';
import { findRefund, findRefundOfProvider } from '../refunds/refunds-repo.ts';
import { submitWrittenRefunds } from '../refunds/submit-refund.ts';
import type { EventVerdict } from './event-verdict.ts';
import { lockWaitingEvent, markProcessed, type PaymentEventRow } from './events-repo.ts';
import { judgeDispute, judgeOutsideRefund } from './outside-refunds.ts';
import { receiveMoney } from './receive-money.ts';

/** May run twice and at once with itself. Throws when the work failed; the event then waits for the next run. */
export async function processEvent(deps: PaymentsDeps, id: string): Promise<void> {
  const paymentId = await inLedgerTransaction(deps.db, async (tx) => {
    const event = await lockWaitingEvent(tx, id);
    if (!event) return null;
    const verdict = await judge(tx, deps, event);
    await markProcessed(tx, id, verdict);
    return verdict.paymentId;
  });
  if (paymentId !== null) await submitWrittenRefunds(deps, paymentId);
}

async function judge(tx: Executor, deps: PaymentsDeps, event: PaymentEventRow): Promise<EventVerdict> {
  const provider = providerOf(deps, event.provider);
  // An event was taken in, so the provider was there; it is again when its keys are.
  if (!provider) throw new Error(`no provider reads the events of ${event.provider}`);
  const fact = provider.read(event.body);
  if (!fact) return { verdict: 'irrelevant', paymentId: null };
  if (fact.about === 'attempt') return judgeAttempt(tx, deps, fact, event.id);
  return fact.about === 'refund' ? judgeRefund(tx, deps, fact) : judgeDispute(tx, deps, fact);
}

async function judgeAttempt(
  tx: Executor,
  deps: PaymentsDeps,
  fact: AttemptFact,
  eventId: string,
): Promise<EventVerdict> {
  const named = await findAttempt(tx, fact.attemptId);
  const payment = named && (await lockPayment(tx, named.paymentId));
  // Read again: the row of the payment guards the try.
  const attempt = payment && (await findAttempt(tx, fact.attemptId));
  if (!attempt) return { verdict: 'payment_unknown', paymentId: null };
  const paymentId = payment.id;
  if (fact.providerRef !== null && attempt.providerRef !== null && fact.providerRef !== attempt.providerRef) {
    await updatePayment(tx, paymentId, { attention: 'session_differs' });
    return { verdict: 'session_differs', paymentId };
  }
  const { status } = fact;
  if (status !== 'paid')
    return { verdict: await applyUnpaid(tx, payment, attempt, { ...fact, status }), paymentId };
  if (fact.currency !== 'cny') {
    await updatePayment(tx, paymentId, { attention: 'currency_differs' });
    return { verdict: 'currency_differs', paymentId };
  }
  const verdict = await receiveMoney(tx, deps, {
    payment,
    attempt: { ...attempt, providerRef: attempt.providerRef ?? fact.providerRef },
    amountFen: fact.amount,
    eventId,
    providerPayment: fact.providerPayment,
  });
  return { verdict, paymentId };
}

type UnpaidFact = AttemptFact & { readonly status: Exclude<AttemptFact['status'], 'paid'> };

/** A try has failed, run out, or goes on. Only the try that the payer made last decides how the payment stands. */
async function applyUnpaid(
  tx: Executor,
  payment: Payment,
  attempt: Attempt,
  fact: UnpaidFact,
): Promise<string> {
  if (attempt.state === 'captured') return 'superseded';
  if (fact.status === 'pending') {
    const isFound = attempt.state === 'opening' || attempt.state === 'unknown';
    if (!isFound) return 'pending';
    await updateAttempt(tx, attempt.id, {
      state: 'open',
      providerRef: fact.providerRef ?? attempt.providerRef,
    });
    return 'pending';
  }
  await updateAttempt(tx, attempt.id, { state: fact.status });
  if (isSettled(payment.state) || attempt.id !== payment.latestAttempt) return 'superseded';
  const isOver = fact.status === 'expired' && payment.expiresAt <= new Date();
  const state = nextState(payment.state, isOver ? 'expire' : 'fail');
  if (state === undefined) return 'superseded';
  const failure = fact.status === 'expired' ? 'session_expired' : (fact.failure ?? 'declined');
  await updatePayment(tx, payment.id, { state, failure: isOver ? null : failure });
  return fact.status;
}

async function judgeRefund(tx: Executor, deps: PaymentsDeps, fact: RefundFact): Promise<EventVerdict> {
  const named = fact.refundId === null ? undefined : await findRefund(tx, fact.refundId);
  const refund = named ?? (await findRefundOfProvider(tx, fact.providerRefund));
  if (!refund) return judgeOutsideRefund(tx, deps, fact);
  const { paymentId } = refund;
  if (fact.amount !== refund.amountFen || fact.currency !== 'cny') {
    await updatePayment(tx, paymentId, { attention: 'refund_differs' });
    return { verdict: 'refund_differs', paymentId };
  }
  const { status, providerRefund, failure } = fact;
  const update =
    status === 'failed'
      ? { status, providerRefund, failure: failure ?? 'refused' }
      : { status, providerRefund };
  return { verdict: await applyRefundUpdate(tx, deps, refund.id, update), paymentId };
}
