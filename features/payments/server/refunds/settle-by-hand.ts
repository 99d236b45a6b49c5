// An admin's actions on a stuck refund: retry it, or record that it was paid by hand.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { findRecipient } from '../../../account/server/api.ts';
import { type AuditActor, type NewAuditEntry, recordAudit } from '../../../audit/server/api.ts';
import { inLedgerTransaction } from '../../../ledger/server/api.ts';
import type { RefundId } from '../../domain/ids.ts';
import { nextRefundState } from '../../domain/index.ts';
import type { PaymentsDeps } from '../payments/deps.ts';
import { lockPayment, type Payment } from '../payments/payments-repo.ts';
import { settleRefund } from './apply-refund-update.ts';
import { findRefund, type Refund, updateRefund } from './refunds-repo.ts';
import { submitRefund } from './submit-refund.ts';

type Refused = Failure<'refund_unknown' | 'not_possible'>;

/** Hands a failed refund over again, as a new one to the provider. */
export async function retryRefund(
  deps: PaymentsDeps,
  { id, actor }: Pick<ByHand, 'id' | 'actor'>,
): Promise<Result<void, Refused>> {
  const retried = await deps.db.transaction(async (tx): Promise<Result<void, Refused>> => {
    const named = await findRefund(tx, id);
    const payment = named && (await lockPayment(tx, named.paymentId));
    if (!payment) return err('refund_unknown');
    const refund = await findRefund(tx, id);
    const state = refund && nextRefundState(refund.state, 'retry');
    if (!refund || state === undefined) return err('not_possible');
    await updateRefund(tx, id, { state, failure: null, providerRefund: null, tries: refund.tries + 1 });
    await audit(tx, { action: 'refund_retried', actor, refund, payment });
    return ok(undefined);
  });
  if (retried.ok) await submitRefund(deps, id);
  return retried;
}

type ByHand = { readonly id: RefundId; readonly actor: AuditActor; readonly note: string };

/** The money went out by hand: of a transfer always so, of another provider when it could not give it back. */
export async function settleByHand(
  deps: PaymentsDeps,
  { id, actor, note }: ByHand,
): Promise<Result<void, Refused>> {
  return inLedgerTransaction(deps.db, async (tx): Promise<Result<void, Refused>> => {
    const named = await findRefund(tx, id);
    const payment = named && (await lockPayment(tx, named.paymentId));
    const refund = payment && (await findRefund(tx, id));
    if (!refund) return err('refund_unknown');
    const isWaiting = refund.provider === 'transfer' && refund.state === 'submitted';
    if (!isWaiting && refund.state !== 'failed') return err('not_possible');
    // By hand means by bank: the money leaves the account that transfers come to.
    const settled = { ...refund, provider: 'transfer', actorId: actor.id } as const;
    await updateRefund(tx, id, { state: 'succeeded', providerRefund: `by hand: ${note}`, actorId: actor.id });
    await audit(tx, { action: 'refund_paid_by_hand', actor, refund, payment, reason: note });
    await settleRefund(tx, deps, payment, settled);
    return ok(undefined);
  });
}

type Audited = Pick<NewAuditEntry, 'action' | 'actor' | 'reason'> & {
  readonly refund: Refund;
  readonly payment: Payment;
};

async function audit(tx: Executor, { refund, payment, ...entry }: Audited): Promise<void> {
  const { payerId, number, reference } = payment;
  const { id, amountFen, state } = refund;
  await recordAudit(tx, {
    ...entry,
    subject: { kind: 'person', id: payerId, name: (await findRecipient(tx, payerId))?.name ?? '' },
    purchase: reference,
    before: { state },
    after: { payment: number, refund: id, amountFen },
  });
}
