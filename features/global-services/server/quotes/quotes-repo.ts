// Reads and writes quotes.

import { and, eq } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { asOwned, type Owned } from '../../../../kit/server/db/owned.ts';
import { purchaseQuotes } from '../tables.ts';

export type StoredQuote = typeof purchaseQuotes.$inferSelect;

const isOwn = (id: string, userId: UserId) =>
  and(eq(purchaseQuotes.id, id), eq(purchaseQuotes.userId, userId));

/** Undefined when the id is taken. */
export async function insertQuote(
  db: Executor,
  quote: typeof purchaseQuotes.$inferInsert,
): Promise<StoredQuote | undefined> {
  const [inserted] = await db.insert(purchaseQuotes).values(quote).onConflictDoNothing().returning();
  return inserted;
}

export async function findOwnQuote(
  db: Executor,
  id: string,
  userId: UserId,
): Promise<Owned<StoredQuote> | undefined> {
  const [found] = await db.select().from(purchaseQuotes).where(isOwn(id, userId));
  return asOwned(found);
}

/** The quote, held until the end of the transaction, so that one order is made of it. */
export async function lockOwnQuote(
  tx: Executor,
  id: string,
  userId: UserId,
): Promise<Owned<StoredQuote> | undefined> {
  const [found] = await tx.select().from(purchaseQuotes).where(isOwn(id, userId)).for('update');
  return asOwned(found);
}

export async function markOrdered(tx: Executor, quote: Owned<StoredQuote>, orderId: string): Promise<void> {
  await tx.update(purchaseQuotes).set({ orderId }).where(eq(purchaseQuotes.id, quote.id));
}
