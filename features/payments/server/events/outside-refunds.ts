// Handles what a provider starts itself: a refund made in its dashboard, or a dispute by the payer's bank.

import type { Executor } from '../../../../kit/server/db/database.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { refundIdSchema } from '../../domain/ids.ts';
import type { DisputeFact, RefundFact } from '../../domain/index.ts';
import { bookDisputeWon, reserveRefund } from '../payments/bookings.ts';
import { fulfilmentOf, type PaymentsDeps } from '../payments/deps.ts';
import {
  type Attempt,
  findAttemptOfMoney,
  lockPayment,
  type Payment,
  updatePayment,
} from '../payments/payments-repo.ts';
import { applyRefundUpdate } from '../refunds/apply-refund-update.ts';
import { listRefundable } from '../refunds/list-refundable.ts';
import {
  findRefundOfProvider,
  insertRefund,
  listRefundsOf,
  type Refund,
  updateRefund,
} from '../refunds/refunds-repo.ts';
import { takeBackBy } from '../refunds/take-back.ts';
import type { EventVerdict } from './event-verdict.ts';

type Outside = {
  readonly origin: 'outside' | 'dispute';
  readonly amountFen: number;
  readonly currency: string;
  /** The provider's name for the refund or the dispute. */
  readonly name: string;
  readonly providerPayment: string | null;
};

/** A refund that nobody here has asked for: booked like ours, with what it had bought taken back. */
export async function judgeOutsideRefund(
  tx: Executor,
  deps: PaymentsDeps,
  fact: RefundFact,
): Promise<EventVerdict> {
  const { amount, currency, providerRefund, providerPayment, status } = fact;
  if (status === 'failed') return { verdict: 'refund_unknown', paymentId: null };
  const known = await take(tx, deps, {
    origin: 'outside',
    amountFen: amount,
    currency,
    name: providerRefund,
    providerPayment,
  });
  if ('verdict' in known) return known;
  const verdict = await applyRefundUpdate(tx, deps, known.id, { status, providerRefund });
  return { verdict: status === 'succeeded' ? 'refund_outside' : verdict, paymentId: known.paymentId };
}

/** The bank has taken the money: set aside with all that it had bought, until somebody has decided. */
export async function judgeDispute(
  tx: Executor,
  deps: PaymentsDeps,
  fact: DisputeFact,
): Promise<EventVerdict> {
  const { amount, currency, providerDispute, providerPayment, status, reason, answerBy } = fact;
  const known =
    (await findRefundOfProvider(tx, providerDispute)) ??
    (await take(tx, deps, {
      origin: 'dispute',
      amountFen: amount,
      currency,
      name: providerDispute,
      providerPayment,
    }));
  if ('verdict' in known) return known;
  const { id, paymentId } = known;
  await updateRefund(tx, id, { answerBy, ...(reason === null ? {} : { bankReason: reason }) });
  if (status === 'open') return { verdict: 'dispute_open', paymentId };
  if (status === 'lost') {
    await applyRefundUpdate(tx, deps, id, { status: 'succeeded', providerRefund: providerDispute });
    await updatePayment(tx, paymentId, { attention: 'dispute_lost' });
    return { verdict: 'dispute_lost', paymentId };
  }
  return { verdict: await winDispute(tx, deps, known), paymentId };
}

/** Writes the refund, sets its money aside and takes back what it had bought; or says why it cannot be. */
async function take(tx: Executor, deps: PaymentsDeps, outside: Outside): Promise<Refund | EventVerdict> {
  const { providerPayment, currency, origin, name, amountFen } = outside;
  const named = providerPayment === null ? undefined : await findAttemptOfMoney(tx, providerPayment);
  const payment = named && (await lockPayment(tx, named.paymentId));
  if (!payment) return { verdict: 'refund_unknown', paymentId: null, waitsFor: providerPayment };
  const again = await findRefundOfProvider(tx, name);
  if (again) return again;
  if (currency !== 'cny') return attend(tx, payment, 'currency_differs');
  // The same refund may have been asked for here, and refused because it had been made there.
  const own = await findUnnamed(tx, payment, { attemptId: named.id, amountFen });
  if (origin === 'outside' && own) return own;
  const room = (await listRefundable(tx, payment)).find(({ attempt }) => attempt.id === named.id)?.room;
  if (!room || room.priceFen < amountFen) {
    // More than is left of the price cannot be booked by itself: an admin sees that, and what the provider says.
    return attend(tx, payment, origin === 'dispute' ? 'dispute_exceeds' : 'refund_exceeds');
  }
  return write(tx, deps, { payment, attempt: named, outside });
}

type Writing = { readonly payment: Payment; readonly attempt: Attempt; readonly outside: Outside };

async function write(
  tx: Executor,
  deps: PaymentsDeps,
  { payment, attempt, outside }: Writing,
): Promise<Refund> {
  const { origin, amountFen, name } = outside;
  const id = refundIdSchema.parse(newId());
  const refund = { id, amountFen, reason: '', origin, actorId: null, by: 'provider' } as const;
  const refused = await takeBackBy(tx, deps, payment, refund);
  if (refused) throw new Error(`what a provider has taken back was refused: ${refused.code}`);
  const { payerId } = payment;
  if (!(await reserveRefund(tx, { id, amountFen, actorId: null, payerId }))) {
    throw new Error('money that was just taken back cannot be set aside');
  }
  await insertRefund(tx, {
    id,
    paymentId: payment.id,
    attemptId: attempt.id,
    provider: attempt.provider,
    origin,
    amountFen,
    state: 'submitted',
    providerRefund: name,
  });
  await updatePayment(tx, payment.id, {
    attention: origin === 'dispute' ? 'dispute_open' : 'refund_outside',
  });
  const [written] = (await listRefundsOf(tx, payment.id)).filter((each) => each.id === id);
  if (!written) throw new Error('a refund that was written is not there');
  return written;
}

async function findUnnamed(
  tx: Executor,
  payment: Payment,
  { attemptId, amountFen }: Pick<Refund, 'attemptId' | 'amountFen'>,
): Promise<Refund | undefined> {
  const refunds = await listRefundsOf(tx, payment.id);
  return refunds.find(
    (refund) =>
      refund.attemptId === attemptId &&
      refund.amountFen === amountFen &&
      refund.providerRefund === null &&
      refund.state !== 'succeeded' &&
      refund.state !== 'submitted',
  );
}

async function attend(tx: Executor, { id }: Payment, attention: string): Promise<EventVerdict> {
  await updatePayment(tx, id, { attention });
  return { verdict: attention, paymentId: id };
}

/** The money stays here: it leaves the refund's account, and what it had bought is given again. */
async function winDispute(tx: Executor, deps: PaymentsDeps, { id, paymentId }: Refund): Promise<string> {
  const payment = await lockPayment(tx, paymentId);
  const refund = (await listRefundsOf(tx, paymentId)).find((each) => each.id === id);
  if (!payment?.settledAt || !refund) throw new Error('a dispute of a payment that is not there');
  if (refund.state === 'reversed') return 'superseded';
  if (refund.state === 'succeeded') {
    // It was called lost before; what was booked then is an admin's to mend.
    await updatePayment(tx, paymentId, { attention: 'dispute_won_late' });
    return 'dispute_won_late';
  }
  await updateRefund(tx, id, { state: 'reversed', settledAt: new Date() });
  await bookDisputeWon(tx, { id, amountFen: refund.amountFen, actorId: null, payerId: payment.payerId });
  const { payerId, kind, reference, amountFen, settledAt } = payment;
  const settled = { id: paymentId, payerId, kind, reference, amountFen, settledAt };
  await fulfilmentOf(deps, kind).restore?.(tx, settled, { id });
  await updatePayment(tx, paymentId, { attention: 'dispute_won' });
  return 'dispute_won';
}
