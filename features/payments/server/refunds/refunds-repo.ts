// Reads and writes refunds.

import { and, desc, eq, inArray, sum } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../../kit/server/db/page-cursor.ts';
import { nameOf } from '../../../account/server/api.ts';
import type { PaymentId, RefundId, RefundRequestId } from '../../domain/ids.ts';
import type { RefundState } from '../../domain/index.ts';
import { type Attempt, findAttempt } from '../payments/payments-repo.ts';
import { paymentRefunds, payments } from '../tables.ts';

export type Refund = typeof paymentRefunds.$inferSelect;

export async function insertRefund(tx: Executor, refund: typeof paymentRefunds.$inferInsert): Promise<void> {
  await tx.insert(paymentRefunds).values(refund);
}

export async function findRefund(db: Executor, id: RefundId): Promise<Refund | undefined> {
  const [refund] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.id, id));
  return refund;
}

export async function findRefundOfProvider(
  db: Executor,
  providerRefund: string,
): Promise<Refund | undefined> {
  const [refund] = await db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.providerRefund, providerRefund));
  return refund;
}

export async function updateRefund(
  tx: Executor,
  id: RefundId,
  change: Partial<Omit<Refund, 'id'>>,
): Promise<void> {
  await tx.update(paymentRefunds).set(change).where(eq(paymentRefunds.id, id));
}

/** Takes a written refund for handing it over; undefined when somebody else has, or it is past that. */
export async function takeForSubmitting(
  db: Executor,
  id: RefundId,
): Promise<{ readonly refund: Refund; readonly attempt: Attempt } | undefined> {
  const [refund] = await db
    .update(paymentRefunds)
    .set({ state: 'submitted', askedAt: new Date() })
    .where(and(eq(paymentRefunds.id, id), eq(paymentRefunds.state, 'created')))
    .returning();
  const attempt = refund && (await findAttempt(db, refund.attemptId));
  return attempt ? { refund, attempt } : undefined;
}

/** The refunds of one request of a purpose. */
export async function listRefundsOfRequest(db: Executor, requestId: RefundRequestId): Promise<Refund[]> {
  return db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.requestId, requestId))
    .orderBy(paymentRefunds.id);
}

/** The refunds of a payment, the newest first. */
export async function listRefundsOf(db: Executor, paymentId: PaymentId): Promise<Refund[]> {
  return db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.paymentId, paymentId))
    .orderBy(desc(paymentRefunds.createdAt), desc(paymentRefunds.id));
}

/** What has left of each payment, whatever for. */
export async function sumRefunded(
  db: Executor,
  ids: readonly PaymentId[],
): Promise<ReadonlyMap<PaymentId, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: paymentRefunds.paymentId, fen: sum(paymentRefunds.amountFen).mapWith(Number) })
    .from(paymentRefunds)
    .where(and(inArray(paymentRefunds.paymentId, [...ids]), eq(paymentRefunds.state, 'succeeded')))
    .groupBy(paymentRefunds.paymentId);
  return new Map(rows.map(({ id, fen }) => [id, fen]));
}

export type ListedRefund = {
  readonly refund: Refund;
  readonly number: string;
  readonly payerName: string | null;
  /** Who has done it; null where nobody did, or they are gone. */
  readonly actorName: string | null;
};

type RefundsPage = PageRequest & {
  readonly state: RefundState | undefined;
  /** Only those that a person has to transfer. */
  readonly byHand?: 'yes' | undefined;
};

/** In a query: handed to nobody but the admins, since a bank transfer is sent back by hand. */
export const isByHand = and(eq(paymentRefunds.provider, 'transfer'), eq(paymentRefunds.state, 'submitted'));

/** Refunds of all payments, the newest first. */
export async function listRefunds(
  db: Executor,
  { state, byHand, before, limit }: RefundsPage,
): Promise<ListedRefund[]> {
  return db
    .select({
      refund: paymentRefunds,
      number: payments.number,
      payerName: nameOf(payments.payerId),
      actorName: nameOf(paymentRefunds.actorId),
    })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(
      and(state && eq(paymentRefunds.state, state), byHand && isByHand, olderThan(paymentRefunds, before)),
    )
    .orderBy(desc(paymentRefunds.createdAt), desc(paymentRefunds.id))
    .limit(limit);
}
