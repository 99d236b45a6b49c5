// Queries a provider for the state of an attempt; the answer is stored and processed like an event.

import { newId } from '../../../../kit/server/new-id.ts';
import type { PaymentId } from '../../domain/ids.ts';
import type { ProviderName } from '../../domain/index.ts';
import { openAttempt } from '../payments/begin-attempt.ts';
import { type PaymentsDeps, providerOf } from '../payments/deps.ts';
import { findAttempt, findPayment, listAttempts, updateAttempt } from '../payments/payments-repo.ts';
import type { ProviderEvent } from '../providers/port.ts';
import { storeEvent } from './events-repo.ts';
import { processEvent } from './process-event.ts';

/** A try of which not even the opening is known is opened again under its own key, which answers the same. */
export async function askAboutAttempt(deps: PaymentsDeps, attemptId: string): Promise<void> {
  const attempt = await findAttempt(deps.db, attemptId);
  const payment = attempt && (await findPayment(deps.db, attempt.paymentId));
  const provider = attempt && providerOf(deps, attempt.provider);
  if (!payment || !provider) return;
  const now = new Date();
  await updateAttempt(deps.db, attemptId, { askedAt: now });
  if (attempt.state === 'opening' || attempt.state === 'unknown') await openAttempt(deps, attemptId);
  const known = await findAttempt(deps.db, attemptId);
  const event = known && (await provider.ask({ ...known, amountFen: payment.amountFen }, now));
  if (event) await storeAndProcess(deps, attempt.provider, event);
}

/** Asks about every try that has not ended. */
export async function askAboutPayment(deps: PaymentsDeps, paymentId: PaymentId): Promise<void> {
  for (const { id, state } of await listAttempts(deps.db, paymentId)) {
    if (state !== 'captured') await askAboutAttempt(deps, id);
  }
}

/**
 * Keeps what is verified, because we asked for it or an admin says it, and processes it. Answers the message as it is
 * kept: the first under its id.
 */
export async function storeAndProcess(
  deps: PaymentsDeps,
  provider: ProviderName,
  event: ProviderEvent,
): Promise<string> {
  const id = newId();
  const stored = await storeEvent(deps.db, { ...event, id, provider, isVerified: true });
  await processEvent(deps, stored.id);
  return stored.body;
}
