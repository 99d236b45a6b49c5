// Begins an attempt to pay: stores it first, then calls the provider, then stores the answer.

import type { Locale } from '../../../../kit/core/locale.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { readSettings } from '../../../settings/server/api.ts';
import type { PaymentId } from '../../domain/ids.ts';
import { nextState, type ProviderName, paymentsArea } from '../../domain/index.ts';
import type { Opened } from '../providers/port.ts';
import { openWays, type PaymentsDeps, providerOf } from './deps.ts';
import { describePayment } from './describe-payments.ts';
import { findAlike } from './find-alike.ts';
import {
  type Attempt,
  findAttempt,
  insertAttempt,
  listAttempts,
  lockPayment,
  type Payment,
  updateAttempt,
  updatePayment,
} from './payments-repo.ts';

export type BeginInput = {
  readonly paymentId: PaymentId;
  readonly payerId: UserId;
  readonly provider: ProviderName;
  /** In which the provider names what is paid for. */
  readonly locale: Locale;
  /** The payment for the same thing that the payer was told of, and pays again all the same. */
  readonly besides?: PaymentId | undefined;
};

type BeginFailure = Failure<
  'payment_unknown' | 'not_payable' | 'provider_closed' | 'paid_alike' | 'too_young' | 'age_unknown'
>;

const DAY_MS = 24 * 3600 * 1000;

/** Begins a try, or finds the one that is open with this provider; the answer is read from the payment afterwards. */
export async function beginAttempt(
  deps: PaymentsDeps,
  input: BeginInput,
): Promise<Result<void, BeginFailure>> {
  if (!(await openWays(deps, deps.db)).includes(input.provider)) return err('provider_closed');
  const written = await deps.db.transaction((tx) => writeAttempt(tx, deps, input));
  if (!written.ok) return written;
  if (written.value.state !== 'open') await openAttempt(deps, written.value.id);
  return ok(undefined);
}

async function writeAttempt(
  tx: Executor,
  deps: PaymentsDeps,
  { paymentId, payerId, provider, locale, besides }: BeginInput,
): Promise<Result<Attempt, BeginFailure>> {
  const payment = await lockPayment(tx, paymentId);
  if (!payment || payment.payerId !== payerId) return err('payment_unknown');
  const age = await deps.ageOf(tx, payerId);
  if (age !== 'adult') return err(age ? 'too_young' : 'age_unknown');
  const now = new Date();
  const state = nextState(payment.state, 'begin');
  if (state === undefined || payment.expiresAt <= now) return err('not_payable');
  const alike = await findAlike(tx, deps, payment, now);
  if (alike && alike.id !== besides) return err('paid_alike');
  const known = (await listAttempts(tx, paymentId)).find(
    (attempt) =>
      attempt.provider === provider &&
      ['opening', 'open', 'unknown'].includes(attempt.state) &&
      attempt.expiresAt > now,
  );
  const line = await describePayment(deps, tx, payment);
  const expiresAt = await timeFor(tx, payment, provider, now);
  const attempt =
    known ??
    (await insertAttempt(tx, {
      id: newId(now),
      paymentId,
      provider,
      title: line[locale],
      expiresAt,
    }));
  await updatePayment(tx, paymentId, {
    state,
    provider,
    failure: null,
    latestAttempt: attempt.id,
    expiresAt: expiresAt > payment.expiresAt ? expiresAt : payment.expiresAt,
  });
  return ok(attempt);
}

/** A transfer takes days; everything else has the payment's own time. */
async function timeFor(tx: Executor, payment: Payment, provider: ProviderName, now: Date): Promise<Date> {
  if (provider !== 'transfer') return payment.expiresAt;
  const { values } = await readSettings(tx, paymentsArea, now);
  return new Date(now.getTime() + values.transferDays * DAY_MS);
}

/** Calls the provider for a try that is written; under the try's own key, so doing it again is the same try. */
export async function openAttempt(deps: PaymentsDeps, attemptId: string): Promise<void> {
  const attempt = await findAttempt(deps.db, attemptId);
  const payment = attempt && (await deps.db.transaction((tx) => lockPayment(tx, attempt.paymentId)));
  const provider = attempt && providerOf(deps, attempt.provider);
  if (!payment || !provider) return;
  const { id, title, expiresAt, createdAt } = attempt;
  const { id: paymentId, number, amountFen } = payment;
  const opened = await provider.open({ id, paymentId, number, title, amountFen, expiresAt, createdAt });
  await deps.db.transaction((tx) => keepAnswer(tx, attempt, opened));
}

async function keepAnswer(tx: Executor, { id, paymentId }: Attempt, opened: Opened): Promise<void> {
  const payment = await lockPayment(tx, paymentId);
  const attempt = await findAttempt(tx, id);
  // An event may have been quicker than the answer.
  if (!payment || !(attempt?.state === 'opening' || attempt?.state === 'unknown')) return;
  const isLatest = payment.latestAttempt === id;
  if (opened.status === 'open') {
    const { providerRef, url } = opened;
    await updateAttempt(tx, id, { state: 'open', providerRef, url });
    const state = nextState(payment.state, 'begin');
    if (isLatest && state !== undefined) await updatePayment(tx, paymentId, { state });
    return;
  }
  await updateAttempt(tx, id, { state: opened.status === 'refused' ? 'failed' : 'unknown' });
  const state = nextState(payment.state, opened.status === 'refused' ? 'fail' : 'lose');
  if (!isLatest || state === undefined) return;
  await updatePayment(tx, paymentId, { state, failure: opened.status === 'refused' ? opened.failure : null });
}
