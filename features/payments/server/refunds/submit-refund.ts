// Submits refunds to their providers, and queries those whose result is unknown.

import { and, eq } from 'drizzle-orm';
import { inLedgerTransaction } from '../../../ledger/server/api.ts';
import type { PaymentId, RefundId } from '../../domain/ids.ts';
import { type PaymentsDeps, providerOf } from '../payments/deps.ts';
import { findAttempt } from '../payments/payments-repo.ts';
import type { RefundUpdate } from '../providers/port.ts';
import { paymentRefunds } from '../tables.ts';
import { applyRefundUpdate } from './apply-refund-update.ts';
import { findRefund, takeForSubmitting, updateRefund } from './refunds-repo.ts';

/** Hands over what is written for a payment and not handed over yet; what fails here is done by the next reconciliation. */
export async function submitWrittenRefunds(deps: PaymentsDeps, paymentId: PaymentId): Promise<void> {
  const written = await deps.db
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.paymentId, paymentId), eq(paymentRefunds.state, 'created')));
  for (const { id } of written) await submitRefund(deps, id);
}

/** Only one caller hands a refund over: the row is marked before the provider hears of it. */
export async function submitRefund(deps: PaymentsDeps, id: RefundId): Promise<void> {
  const taken = await takeForSubmitting(deps.db, id);
  if (!taken) return;
  const { refund, attempt } = taken;
  const provider = providerOf(deps, refund.provider);
  // Without its keys nobody can be told; the refund waits and is asked about.
  const update: RefundUpdate = provider
    ? await provider.refund({ ...refund, providerPayment: attempt.providerPayment })
    : { status: 'unknown' };
  await apply(deps, id, update);
}

/** Asks the provider what became of a refund; nothing else ever ends what is unknown. */
export async function askAboutRefund(deps: PaymentsDeps, id: RefundId): Promise<void> {
  const refund = await findRefund(deps.db, id);
  // What the provider does by itself knows nothing of our name, and must never be handed over as ours.
  if (refund?.origin === 'outside' || refund?.origin === 'dispute') return;
  const attempt = refund && (await findAttempt(deps.db, refund.attemptId));
  const provider = refund && providerOf(deps, refund.provider);
  if (!attempt || !provider) return;
  await updateRefund(deps.db, id, { askedAt: new Date() });
  await apply(deps, id, await provider.askRefund({ ...refund, providerPayment: attempt.providerPayment }));
  await submitRefund(deps, id);
}

async function apply(deps: PaymentsDeps, id: RefundId, update: RefundUpdate): Promise<void> {
  await inLedgerTransaction(deps.db, (tx) => applyRefundUpdate(tx, deps, id, update));
}
