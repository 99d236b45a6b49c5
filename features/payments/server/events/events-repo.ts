// Stores providers' events, each once and unchanged.

import { and, asc, desc, eq, exists, gte, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../../kit/server/db/page-cursor.ts';
import type { PaymentId } from '../../domain/ids.ts';
import { paymentAttempts, paymentEvents } from '../tables.ts';
import type { EventVerdict } from './event-verdict.ts';

export type PaymentEventRow = typeof paymentEvents.$inferSelect;
type NewEvent = Omit<typeof paymentEvents.$inferInsert, 'receivedAt'>;
type StoredEvent = Pick<PaymentEventRow, 'id' | 'body'>;

/** The stored event: the one that came first, when it comes again. */
export async function storeEvent(db: Executor, event: NewEvent): Promise<StoredEvent> {
  const columns = { id: paymentEvents.id, body: paymentEvents.body };
  const [stored] = await db.insert(paymentEvents).values(event).onConflictDoNothing().returning(columns);
  if (stored) return stored;
  const [known] = await db
    .select(columns)
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provider, event.provider), eq(paymentEvents.eventId, event.eventId)));
  if (!known) throw new Error('an event that was stored is not there');
  return known;
}

/** The event, held by this transaction; undefined when it is processed already. */
export async function lockWaitingEvent(tx: Executor, id: string): Promise<PaymentEventRow | undefined> {
  const [event] = await tx
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.id, id), isNull(paymentEvents.processedAt)))
    .for('update');
  return event;
}

export async function markProcessed(tx: Executor, id: string, verdict: EventVerdict): Promise<void> {
  await tx
    .update(paymentEvents)
    .set({ ...verdict, processedAt: new Date() })
    .where(eq(paymentEvents.id, id));
}

/** What came since the moment and before the money it is about waits again, once that money has come in. */
export async function reopenEarlyEvents(db: Executor, since: Date): Promise<void> {
  const moneyIsThere = db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.provider, paymentEvents.provider),
        eq(paymentAttempts.providerPayment, paymentEvents.waitsFor),
      ),
    );
  await db
    .update(paymentEvents)
    .set({ verdict: null, processedAt: null, waitsFor: null })
    .where(
      and(isNotNull(paymentEvents.waitsFor), gte(paymentEvents.receivedAt, since), exists(moneyIsThere)),
    );
}

/** What came before the moment and was not processed, the oldest first. */
export async function listWaitingEvents(db: Executor, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.processedAt), lt(paymentEvents.receivedAt, before)))
    .orderBy(asc(paymentEvents.receivedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** What was said of a payment, the newest first. */
export async function listEvents(db: Executor, paymentId: PaymentId): Promise<PaymentEventRow[]> {
  return db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentId, paymentId))
    .orderBy(desc(paymentEvents.receivedAt), desc(paymentEvents.id));
}

/** What came and belongs to no payment: forged, late, or of somebody else; the newest first. */
export async function listStrayEvents(
  db: Executor,
  { before, limit }: PageRequest,
): Promise<PaymentEventRow[]> {
  const order = { createdAt: paymentEvents.receivedAt, id: paymentEvents.id };
  return db
    .select()
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.paymentId), olderThan(order, before)))
    .orderBy(desc(paymentEvents.receivedAt), desc(paymentEvents.id))
    .limit(limit);
}

/** Anybody can send what is not verified; it is looked at for a while and forgotten. */
export async function forgetForged(db: Executor, before: Date): Promise<void> {
  await db
    .delete(paymentEvents)
    .where(
      and(
        eq(paymentEvents.isVerified, false),
        isNull(paymentEvents.paymentId),
        lt(paymentEvents.receivedAt, before),
      ),
    );
}
