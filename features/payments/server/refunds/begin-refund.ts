// Refunds that a purpose begins by its own decision, in its own transaction: what was paid for is cancelled, has cost less,
// or was not as it should be.

import { sql } from 'drizzle-orm';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { findBalances } from '../../../ledger/server/api.ts';
import { type PaymentId, type RefundRequestId, refundIdSchema } from '../../domain/ids.ts';
import type { PurposeOrigin } from '../../domain/index.ts';
import { reserveRefund } from '../payments/bookings.ts';
import type { PaymentsDeps } from '../payments/deps.ts';
import { type Attempt, lockPayment, type Payment } from '../payments/payments-repo.ts';
import { listRefundable } from './list-refundable.ts';
import { insertRefund, listRefundsOfRequest, type Refund } from './refunds-repo.ts';
import { submitRefund } from './submit-refund.ts';
import { tellRefunded } from './take-back.ts';

export type PurposeRefund = {
  /** The purpose's own name of it: the same again is the same refund, from whichever process. */
  readonly requestId: RefundRequestId;
  /** Fulfilled payments of one payer; what the first has not enough for comes from the next. */
  readonly paymentIds: readonly PaymentId[];
  readonly origin: PurposeOrigin;
  readonly amountFen: number;
  /** For the payer, in the language that the purpose speaks with them. */
  readonly reason: string;
  /** Null for the purpose itself: a time that is over, a cost that was lower. */
  readonly actorId: UserId | null;
};

export type PurposeRefundFailure =
  /** One of the payments is not there, is another payer's, or has bought nothing. */
  | Failure<'payment_unknown'>
  /** The request id names another refund. */
  | Failure<'refund_conflict'>
  /** What may still be given back of these payments. */
  | Failure<'amount_too_large', { readonly mostFen: number }>
  /** The purpose has not booked the amount back to the payer's `customer_prepaid`. */
  | Failure<'money_missing'>;

/** What payments lend to purposes. */
export type RefundsPort = {
  /**
   * In a transaction in which the purpose has booked the amount to the payer's `customer_prepaid`; `takeBack` is not
   * asked. Whatever fails has written nothing. One refund for each payment that gives a part comes back, and the same
   * for the same request.
   */
  readonly begin: (
    tx: Executor,
    request: PurposeRefund,
  ) => Promise<Result<readonly Refund[], PurposeRefundFailure>>;
  /** After that transaction: hands over to the providers. Whatever is not, the reconciliation job does within a minute. */
  readonly submit: (requestId: RefundRequestId) => Promise<void>;
};

export const createRefundsPort = (depsOf: () => PaymentsDeps): RefundsPort => ({
  begin: (tx, request) => beginRefund(tx, depsOf(), request),
  submit: async (requestId) => {
    const deps = depsOf();
    for (const { id } of await listRefundsOfRequest(deps.db, requestId)) await submitRefund(deps, id);
  },
});

async function beginRefund(
  tx: Executor,
  deps: PaymentsDeps,
  request: PurposeRefund,
): Promise<Result<readonly Refund[], PurposeRefundFailure>> {
  const { requestId, amountFen } = request;
  // Equal requests wait here for one another, whichever payments they name.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`refund ${requestId}`}, 0))`);
  const payments = await lockPayments(tx, request.paymentIds);
  const known = await listRefundsOfRequest(tx, requestId);
  if (known.length > 0) return isSame(known, request) ? ok(known) : err('refund_conflict');
  const [first] = payments;
  if (!first) return err('payment_unknown');
  const parts = await share(tx, payments, amountFen);
  if (!parts.ok) return parts;
  const [prepaid = 0] = await findBalances(tx, [{ kind: 'customer_prepaid', owner: first.payerId }]);
  if (prepaid < amountFen) return err('money_missing');
  for (const part of parts.value) await writePart(tx, deps, request, part);
  return ok(await listRefundsOfRequest(tx, requestId));
}

/** Locked in one order whoever asks; in the order of the request. None where one of them cannot be given back. */
async function lockPayments(tx: Executor, ids: readonly PaymentId[]): Promise<readonly Payment[]> {
  const locked = new Map<PaymentId, Payment>();
  for (const id of new Set(ids.toSorted())) {
    const payment = await lockPayment(tx, id);
    if (payment?.outcome !== 'fulfilled') return [];
    locked.set(id, payment);
  }
  const payments = [...new Set(ids)].flatMap((id) => locked.get(id) ?? []);
  return new Set(payments.map(({ payerId }) => payerId)).size === 1 ? payments : [];
}

function isSame(known: readonly Refund[], { origin, amountFen, paymentIds }: PurposeRefund): boolean {
  const sum = known.reduce((total, refund) => total + refund.amountFen, 0);
  return (
    sum === amountFen &&
    known.every((refund) => refund.origin === origin && paymentIds.includes(refund.paymentId))
  );
}

type Part = { readonly payment: Payment; readonly attempt: Attempt; readonly amountFen: number };

/** Of each payment what it has left of its price, until the amount is reached. */
async function share(
  tx: Executor,
  payments: readonly Payment[],
  amountFen: number,
): Promise<Result<readonly Part[], Failure<'amount_too_large', { readonly mostFen: number }>>> {
  const parts: Part[] = [];
  let missing = amountFen;
  let mostFen = 0;
  for (const payment of payments) {
    for (const { attempt, room } of await listRefundable(tx, payment)) {
      if (room.priceFen <= 0) continue;
      mostFen += room.priceFen;
      const part = Math.min(missing, room.priceFen);
      if (part > 0) parts.push({ payment, attempt, amountFen: part });
      missing -= part;
    }
  }
  const isPossible = Number.isSafeInteger(amountFen) && amountFen > 0 && missing === 0;
  return isPossible ? ok(parts) : err('amount_too_large', { mostFen });
}

async function writePart(
  tx: Executor,
  deps: PaymentsDeps,
  { requestId, origin, reason, actorId }: PurposeRefund,
  { payment, attempt, amountFen }: Part,
): Promise<void> {
  const id = refundIdSchema.parse(newId());
  const { id: paymentId, payerId } = payment;
  if (!(await reserveRefund(tx, { id, amountFen, actorId, payerId })))
    throw new Error('money that was there a moment ago cannot be set aside');
  const { id: attemptId, provider } = attempt;
  await insertRefund(tx, {
    id,
    requestId,
    paymentId,
    attemptId,
    provider,
    origin,
    amountFen,
    reason,
    actorId,
  });
  await tellRefunded(tx, deps, payment, { id, amountFen, origin });
}
