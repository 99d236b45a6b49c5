// Handles captured money: books it, settles the payment once, calls the fulfilment handler, and refunds a surplus.

import type { Executor } from '../../../../kit/server/db/database.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { refundIdSchema } from '../../domain/ids.ts';
import { isSettled, nextState, type RefundOrigin } from '../../domain/index.ts';
import { bookIncoming, capturedKey, receivedKey, reserveRefund } from '../payments/bookings.ts';
import { fulfilmentOf, type PaymentsDeps } from '../payments/deps.ts';
import { findAlike } from '../payments/find-alike.ts';
import { postPaid, postSurplus } from '../payments/notices.ts';
import {
  type Attempt,
  isPaidByAnother,
  type Payment,
  sumReceived,
  updateAttempt,
  updatePayment,
} from '../payments/payments-repo.ts';
import { insertRefund } from '../refunds/refunds-repo.ts';

type Receiving = {
  /** Held by this transaction. */
  readonly payment: Payment;
  readonly attempt: Attempt;
  readonly amountFen: number;
  /** The stored event that says so. */
  readonly eventId: string;
  readonly providerPayment: string | null;
};

/** What became of it, as a code. A provider that collects by itself brings the whole amount once; a transfer may come in parts. */
export type ReceiveVerdict = 'captured' | 'known' | 'amount_differs' | 'paid_less' | 'surplus' | 'duplicate';

export async function receiveMoney(
  tx: Executor,
  deps: PaymentsDeps,
  receiving: Receiving,
): Promise<ReceiveVerdict> {
  const { payment, attempt, amountFen, providerPayment } = receiving;
  const isInParts = attempt.provider === 'transfer';
  if (!isInParts && attempt.state === 'captured') return 'known';
  if (!isInParts && amountFen !== payment.amountFen) {
    await updatePayment(tx, payment.id, { attention: 'amount_differs' });
    return 'amount_differs';
  }
  const capturedFen = attempt.capturedFen + amountFen;
  const isEnough = capturedFen >= payment.amountFen;
  const received: Attempt = {
    ...attempt,
    capturedFen,
    providerPayment: providerPayment ?? attempt.providerPayment,
    state: isEnough ? 'captured' : attempt.state,
  };
  await updateAttempt(tx, attempt.id, {
    capturedFen,
    providerRef: received.providerRef,
    providerPayment: received.providerPayment,
    state: received.state,
  });
  await bookIncoming(tx, {
    key: keyOf(receiving, isSettled(payment.state)),
    actorId: null,
    amountFen,
    provider: attempt.provider,
    payerId: payment.payerId,
  });
  if (isSettled(payment.state))
    return receiveMore(tx, deps, { payment, attempt: received, amountFen, eventId: receiving.eventId });
  if (!isEnough) {
    await updatePayment(tx, payment.id, { attention: 'paid_less' });
    return 'paid_less';
  }
  const isDuplicate = await settle(tx, deps, { ...receiving, attempt: received });
  return isDuplicate ? 'duplicate' : 'captured';
}

/** The payment's own capture has a name of its own; parts and what comes again are named by their event. */
const keyOf = ({ payment, amountFen, eventId }: Receiving, isLater: boolean): string =>
  !isLater && amountFen >= payment.amountFen ? capturedKey(payment.id) : receivedKey(payment.id, eventId);

type More = Pick<Receiving, 'payment' | 'attempt' | 'amountFen'>;
type Late = More & Pick<Receiving, 'eventId'>;

/** Money for what is paid already: back by itself where the provider can; a transfer waits for an admin. */
async function receiveMore(
  tx: Executor,
  deps: PaymentsDeps,
  { payment, attempt, amountFen, eventId }: Late,
): Promise<ReceiveVerdict> {
  if (attempt.provider === 'transfer') {
    await updatePayment(tx, payment.id, { attention: 'surplus' });
    await postSurplus(tx, deps, payment, { eventId, amountFen });
    return 'surplus';
  }
  await refundByItself(tx, { payment, attempt, amountFen }, 'duplicate');
  return 'duplicate';
}

/** True when the purchase was paid before, by another payment. */
async function settle(
  tx: Executor,
  deps: PaymentsDeps,
  { payment, attempt, eventId }: Receiving,
): Promise<boolean> {
  const state = nextState(payment.state, 'capture');
  if (state === undefined) throw new Error(`a payment that is ${payment.state} cannot be captured`);
  const settledAt = new Date();
  const isDuplicate = await isPaidByAnother(tx, payment);
  const { id, payerId, kind, reference, amountFen } = payment;
  const settled = { id, payerId, kind, reference, amountFen, settledAt };
  const outcome = isDuplicate ? 'duplicate' : await fulfilmentOf(deps, kind).fulfil(tx, settled);
  const surplusFen = (await sumReceived(tx, id)) - amountFen;
  const isAlike = (await findAlike(tx, deps, payment, settledAt)) !== undefined;
  await updatePayment(tx, id, {
    state,
    settledAt,
    settledBy: attempt.id,
    outcome,
    failure: null,
    provider: attempt.provider,
    // Too much came in; or the same was paid for shortly before, as from two open windows.
    attention: surplusFen > 0 ? 'surplus' : isAlike ? 'paid_alike' : null,
  });
  if (outcome === 'fulfilled') {
    for (const hear of deps.onSettled) await hear(tx, settled);
    await postPaid(tx, deps, payment, settledAt);
    if (surplusFen > 0) await postSurplus(tx, deps, payment, { eventId, amountFen: surplusFen });
  } else await refundByItself(tx, { payment, attempt, amountFen }, outcome);
  return isDuplicate;
}

/** Stored and reserved here; submitted to the provider after this transaction, by the job or by this process. */
async function refundByItself(
  tx: Executor,
  { payment, attempt, amountFen }: More,
  origin: Extract<RefundOrigin, 'duplicate' | 'unfulfillable'>,
): Promise<void> {
  const id = refundIdSchema.parse(newId());
  const isReserved = await reserveRefund(tx, { id, amountFen, actorId: null, payerId: payment.payerId });
  if (!isReserved) throw new Error('money that has just come in cannot be set aside');
  await insertRefund(tx, {
    id,
    paymentId: payment.id,
    attemptId: attempt.id,
    provider: attempt.provider,
    origin,
    amountFen,
  });
}
