// The reconciliation job, run every minute by one process: resumes interrupted work, queries unknown states, expires
// payments.

import { and, eq, inArray, isNotNull, lt, lte, ne, notExists, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { RefundId } from '../../domain/ids.ts';
import { type PaymentsDeps, providerOf } from '../payments/deps.ts';
import { findAttempt, findPayment, updateAttempt } from '../payments/payments-repo.ts';
import { askAboutRefund, submitRefund } from '../refunds/submit-refund.ts';
import { paymentAttempts, paymentRefunds, payments } from '../tables.ts';
import { askAboutAttempt } from './ask-provider.ts';
import { forgetForged, listWaitingEvents, reopenEarlyEvents } from './events-repo.ts';
import { processEvent } from './process-event.ts';

/** In one run; the next takes the rest. */
const BATCH = 200;
/** What is younger is being done by the request that wrote it. */
const GRACE_MS = 15_000;
/** A provider that hangs must not keep a run from ending; what is left is for the next. */
const RUN_MS = 45_000;
const FORGED_KEPT_MS = 30 * 24 * 3600 * 1000;
/** A refund may be told of before its payment; for so long it is looked whether the payment has come. */
const EARLY_MS = 7 * 24 * 3600 * 1000;

/** Idempotent, and safe beside itself. One thing that fails does not keep the others. */
export async function reconcilePayments(deps: PaymentsDeps, now: Date): Promise<void> {
  const settledBefore = new Date(now.getTime() - GRACE_MS);
  const { db } = deps;
  const endsAt = performance.now() + RUN_MS;
  const each = <Id extends string>(ids: readonly Id[], work: (id: Id) => Promise<void>) =>
    doEach(deps, { ids, work, endsAt });
  await reopenEarlyEvents(db, new Date(now.getTime() - EARLY_MS));
  await each(await listWaitingEvents(db, settledBefore, BATCH), (id) => processEvent(deps, id));
  await each(await listUnsubmitted(db, settledBefore), (id) => submitRefund(deps, id));
  await each(await listUnansweredRefunds(db), (id) => askAboutRefund(deps, id));
  await each(await listUnendedAttempts(db, now), (id) => askAboutAttempt(deps, id));
  await each(await listNeedless(db), (id) => closeAttempt(deps, id));
  await expireIdle(db, now);
  await forgetForged(db, new Date(now.getTime() - FORGED_KEPT_MS));
}

type Work<Id> = {
  readonly ids: readonly Id[];
  readonly work: (id: Id) => Promise<void>;
  readonly endsAt: number;
};

async function doEach<Id extends string>(
  { log }: PaymentsDeps,
  { ids, work, endsAt }: Work<Id>,
): Promise<void> {
  for (const id of ids) {
    if (performance.now() > endsAt) return;
    try {
      await work(id);
    } catch (error) {
      log.error(
        { err: error, id },
        'payments: one step of the reconciliation failed and is retried by the next run',
      );
    }
  }
}

/** Asked a minute after it was written, then ever more rarely, at least once an hour. */
const isDue = (askedAt: unknown, createdAt: unknown) =>
  sql`coalesce(${askedAt}, ${createdAt}) < now() - least(greatest((now() - ${createdAt}) / 4, interval '1 minute'), interval '1 hour')`;

const toIds = <Id>(rows: readonly { readonly id: Id }[]) => rows.map(({ id }) => id);

async function listUnsubmitted(db: Executor, before: Date): Promise<RefundId[]> {
  return toIds(
    await db
      .select({ id: paymentRefunds.id })
      .from(paymentRefunds)
      .where(and(eq(paymentRefunds.state, 'created'), lt(paymentRefunds.createdAt, before)))
      .limit(BATCH),
  );
}

async function listUnansweredRefunds(db: Executor): Promise<RefundId[]> {
  const { id, state, provider, askedAt, createdAt } = paymentRefunds;
  return toIds(
    await db
      .select({ id })
      .from(paymentRefunds)
      .where(
        and(inArray(state, ['submitted', 'unknown']), ne(provider, 'transfer'), isDue(askedAt, createdAt)),
      )
      .limit(BATCH),
  );
}

/** Tries of unpaid payments that are open or unknown; ours are over when their time is. */
async function listUnendedAttempts(db: Executor, now: Date): Promise<string[]> {
  const { id, state, provider, askedAt, createdAt, expiresAt } = paymentAttempts;
  return toIds(
    await db
      .select({ id })
      .from(paymentAttempts)
      .where(
        and(
          inArray(state, ['opening', 'open', 'unknown']),
          or(eq(provider, 'stripe'), eq(state, 'opening'), lte(expiresAt, now)),
          isDue(askedAt, createdAt),
        ),
      )
      .limit(BATCH),
  );
}

/** Open tries of payments that another try has paid. */
async function listNeedless(db: Executor): Promise<string[]> {
  return toIds(
    await db
      .select({ id: paymentAttempts.id })
      .from(paymentAttempts)
      .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
      .where(and(eq(paymentAttempts.state, 'open'), isNotNull(payments.settledAt)))
      .limit(BATCH),
  );
}

async function closeAttempt(deps: PaymentsDeps, id: string): Promise<void> {
  const attempt = await findAttempt(deps.db, id);
  const payment = attempt && (await findPayment(deps.db, attempt.paymentId));
  const provider = attempt && providerOf(deps, attempt.provider);
  if (!payment || !provider) return;
  await provider.close({ ...attempt, amountFen: payment.amountFen });
  // Of a transfer that was on its way the money may still come; an admin enters it all the same.
  if (attempt.provider !== 'stripe') await updateAttempt(deps.db, id, { state: 'expired' });
}

/** Nobody has gone to pay, or in vain; where a try is open, its provider has the word. */
async function expireIdle(db: Executor, now: Date): Promise<void> {
  const openAttempts = db
    .select({ one: sql`1` })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.paymentId, payments.id),
        inArray(paymentAttempts.state, ['opening', 'open', 'unknown']),
      ),
    );
  await db
    .update(payments)
    .set({ state: 'expired', failure: null })
    .where(
      and(
        inArray(payments.state, ['created', 'failed', 'processing', 'unknown']),
        lte(payments.expiresAt, now),
        notExists(openAttempts),
      ),
    );
}
