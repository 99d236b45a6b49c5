// An admin gives money back: what it bought is taken back and the money set aside, before the provider hears of it.

import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { inLedgerTransaction } from '../../ledger/server/api.ts';
import { refundable } from '../domain/index.ts';
import { reserveRefund } from './bookings.ts';
import { type PaymentsDeps, purposeOf } from './deps.ts';
import { type Attempt, listAttempts, lockPayment, type Payment } from './payments-repo.ts';
import { findRefund, insertRefund, listRefundsOf, type Refund } from './refunds-repo.ts';
import { submitRefund } from './submit-refund.ts';

export type RefundRequest = {
  /** Made by the page: the same id is the same refund. */
  readonly id: string;
  readonly paymentId: string;
  /** `surplus`: of what came in beyond the price, or for nothing. */
  readonly of: 'price' | 'surplus';
  readonly amountFen: number;
  readonly reason: string;
  readonly actorId: string;
};

export type RefundFailure =
  | Failure<'payment_unknown' | 'refund_conflict' | 'money_spent'>
  /** What may still be given back. */
  | Failure<'amount_too_large', { readonly mostFen: number }>
  /** The purpose does not let go of what was paid for. */
  | Failure<'refused', { readonly reason: string }>;

/** Rolls the transaction back, with whatever the purpose has written. */
class Refused extends Error {
  readonly failure: RefundFailure;
  constructor(failure: RefundFailure) {
    super(failure.code);
    this.failure = failure;
  }
}

export async function requestRefund(
  deps: PaymentsDeps,
  request: RefundRequest,
): Promise<Result<Refund, RefundFailure>> {
  try {
    await inLedgerTransaction(deps.db, (tx) => writeRefund(tx, deps, request));
  } catch (error) {
    if (error instanceof Refused) return { ok: false, error: error.failure };
    throw error;
  }
  await submitRefund(deps, request.id);
  const refund = await findRefund(deps.db, request.id);
  if (!refund) throw new Error('a refund that was written is not there');
  return ok(refund);
}

const ORIGIN_OF = { price: 'requested', surplus: 'surplus' } as const;

async function writeRefund(tx: Executor, deps: PaymentsDeps, request: RefundRequest): Promise<void> {
  const { id, paymentId, of, amountFen, reason, actorId } = request;
  const payment = await lockPayment(tx, paymentId);
  if (!payment) throw refused('payment_unknown');
  const known = await findRefund(tx, id);
  if (known) {
    const isSame = known.paymentId === paymentId && known.amountFen === amountFen;
    if (isSame && known.origin === ORIGIN_OF[of]) return;
    throw refused('refund_conflict');
  }
  const attempt = await chooseAttempt(tx, payment, request);
  if (of === 'price') await takeBack(tx, deps, payment, request);
  if (!(await reserveRefund(tx, { id, amountFen, actorId, payerId: payment.payerId }))) {
    throw refused('money_spent');
  }
  await insertRefund(tx, {
    id,
    paymentId,
    attemptId: attempt.id,
    provider: attempt.provider,
    origin: ORIGIN_OF[of],
    amountFen,
    reason,
    actorId,
  });
}

const refused = (code: 'payment_unknown' | 'refund_conflict' | 'money_spent') => new Refused(err(code).error);

/** The try whose money is given back: the one that settled, or the one with the most surplus. */
async function chooseAttempt(
  tx: Executor,
  payment: Payment,
  { of, amountFen }: RefundRequest,
): Promise<Attempt> {
  const rooms = (await listRoom(tx, payment)).map(({ attempt, room }) => ({
    attempt,
    mostFen: of === 'price' ? room.priceFen : room.surplusFen,
  }));
  const [best] = rooms.toSorted((one, other) => other.mostFen - one.mostFen);
  if (!best || best.mostFen < amountFen) {
    throw new Refused(err('amount_too_large', { mostFen: Math.max(0, best?.mostFen ?? 0) }).error);
  }
  return best.attempt;
}

/** What may still be given back of each try. */
export async function listRoom(db: Executor, payment: Payment) {
  const refunds = await listRefundsOf(db, payment.id);
  return (await listAttempts(db, payment.id)).map((attempt) => ({
    attempt,
    room: refundable(
      payment.amountFen,
      { capturedFen: attempt.capturedFen, isSettling: attempt.id === payment.settledBy },
      refunds.filter(({ attemptId }) => attemptId === attempt.id),
    ),
  }));
}

async function takeBack(
  tx: Executor,
  deps: PaymentsDeps,
  payment: Payment,
  { id, amountFen, reason, actorId }: RefundRequest,
): Promise<void> {
  const { settledAt, payerId, kind, reference } = payment;
  if (settledAt === null || payment.outcome !== 'fulfilled') {
    throw new Refused(err('amount_too_large', { mostFen: 0 }).error);
  }
  const settled = { id: payment.id, payerId, kind, reference, amountFen: payment.amountFen, settledAt };
  const taken = await purposeOf(deps, kind).takeBack(tx, settled, { id, amountFen, reason, actorId });
  if (!taken.ok) throw new Refused(err('refused', { reason: taken.error.code }).error);
  const begun = { id, paymentId: payment.id, payerId, kind, amountFen };
  for (const hear of deps.onRefunded) await hear(tx, { ...begun, settledAmountFen: payment.amountFen });
}
