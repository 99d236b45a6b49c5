// Requests a refund, by an admin or by the payer's right: takes back the purchase and reserves the money, before the
// provider is called.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { findRecipient } from '../../../account/server/api.ts';
import { type AuditActor, recordAudit } from '../../../audit/server/api.ts';
import { inLedgerTransaction } from '../../../ledger/server/api.ts';
import type { PaymentId, RefundId } from '../../domain/ids.ts';
import type { RefundOrigin } from '../../domain/index.ts';
import { reserveRefund } from '../payments/bookings.ts';
import { fulfilmentOf, type PaymentsDeps } from '../payments/deps.ts';
import type { TakeBackPreview } from '../payments/fulfilment-handler.ts';
import { type Attempt, lockPayment, type Payment } from '../payments/payments-repo.ts';
import { listRefundable } from './list-refundable.ts';
import { findRefund, insertRefund, type Refund } from './refunds-repo.ts';
import { submitRefund } from './submit-refund.ts';
import { takeBackBy } from './take-back.ts';

export type RefundRequest = {
  /** Made by the page: the same id is the same refund. */
  readonly id: RefundId;
  readonly paymentId: PaymentId;
  /** `surplus`: of what came in beyond the price, or for nothing. */
  readonly of: 'price' | 'surplus';
  readonly amountFen: number;
  /** An admin leaves the payer what was bought; of the price alone. */
  readonly isGoodwill?: boolean;
  readonly reason: string;
  readonly actor: AuditActor;
  /** The payer by right, or an admin as they see fit. */
  readonly by: 'payer' | 'admin';
};

export type RefundFailure =
  | Failure<'payment_unknown' | 'refund_conflict' | 'money_spent'>
  /** What may still be given back. */
  | Failure<'amount_too_large', { readonly mostFen: number }>
  /** The fulfilment handler does not let go of what was paid for. */
  | Failure<'refused', { readonly reason: string }>;

/** Rolls the transaction back, with whatever the handler has written. */
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

function originOf({ of, by, isGoodwill = false }: RefundRequest): RefundOrigin {
  if (of === 'surplus') return 'surplus';
  if (by === 'payer') return 'withdrawn';
  return isGoodwill ? 'goodwill' : 'requested';
}

async function audit(
  tx: Executor,
  { payerId, number, reference }: Payment,
  request: RefundRequest,
  facts: TakeBackPreview['facts'],
): Promise<void> {
  const { actor, amountFen, id, of, reason } = request;
  const origin = originOf(request);
  await recordAudit(tx, {
    actor,
    action: 'refund_requested',
    subject: { kind: 'person', id: payerId, name: (await findRecipient(tx, payerId))?.name ?? '' },
    purchase: reference,
    before: facts?.before ?? {},
    after: {
      payment: number,
      refund: id,
      of: origin === 'goodwill' ? origin : of,
      amountFen,
      ...facts?.after,
    },
    reason,
  });
}

async function writeRefund(tx: Executor, deps: PaymentsDeps, request: RefundRequest): Promise<void> {
  const { id, paymentId, of, amountFen, reason, actor, by } = request;
  const payment = await lockPayment(tx, paymentId);
  if (!payment) throw refused('payment_unknown');
  const known = await findRefund(tx, id);
  if (known) {
    const isSame = known.paymentId === paymentId && known.amountFen === amountFen;
    if (isSame && known.origin === originOf(request)) return;
    throw refused('refund_conflict');
  }
  const attempt = await chooseAttempt(tx, payment, request);
  const handler = fulfilmentOf(deps, payment.kind);
  const isGoodwill = originOf(request) === 'goodwill';
  const preview =
    of === 'price' && by === 'admin'
      ? await handler.preview?.(tx, payment, { fen: amountFen, isGoodwill })
      : undefined;
  if (of === 'price') {
    const taking = { id, amountFen, reason, origin: originOf(request), actorId: actor.id, by };
    const why = await takeBackBy(tx, deps, payment, taking);
    if (why !== undefined) throw new Refused(why);
  }
  if (!(await reserveRefund(tx, { id, amountFen, actorId: actor.id, payerId: payment.payerId }))) {
    throw refused('money_spent');
  }
  await insertRefund(tx, {
    id,
    paymentId,
    attemptId: attempt.id,
    provider: attempt.provider,
    origin: originOf(request),
    amountFen,
    reason,
    actorId: actor.id,
  });
  if (by === 'admin') await audit(tx, payment, request, preview?.facts);
}

const refused = (code: 'payment_unknown' | 'refund_conflict' | 'money_spent') => new Refused(err(code).error);

/** The try whose money is given back: the one that settled, or the one with the most surplus. */
async function chooseAttempt(
  tx: Executor,
  payment: Payment,
  { of, amountFen }: RefundRequest,
): Promise<Attempt> {
  const rooms = (await listRefundable(tx, payment)).map(({ attempt, room }) => ({
    attempt,
    mostFen: of === 'price' ? room.priceFen : room.surplusFen,
  }));
  const [best] = rooms.toSorted((one, other) => other.mostFen - one.mostFen);
  if (!best || best.mostFen < amountFen) {
    throw new Refused(err('amount_too_large', { mostFen: Math.max(0, best?.mostFen ?? 0) }).error);
  }
  return best.attempt;
}
