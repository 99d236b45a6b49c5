// Letters as rows: those of a person, and those that wait for an answer.

import { and, asc, count, desc, eq, isNull, min, not, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../kit/server/db/page-cursor.ts';
import { letters } from './tables.ts';

export type Letter = typeof letters.$inferSelect;

const waits = (): SQL | undefined => and(not(letters.isOperator), isNull(letters.settledAt));

export const listLettersOf = (db: Executor, userId: UserId, { before, limit }: PageRequest) =>
  db
    .select()
    .from(letters)
    .where(and(eq(letters.userId, userId), olderThan(letters, before)))
    .orderBy(desc(letters.createdAt), desc(letters.id))
    .limit(limit);

/** The longest waiting first. */
export function listWaitingLetters(db: Executor, { before, limit }: PageRequest): Promise<Letter[]> {
  const { createdAt, id } = letters;
  const isLater = before && sql`(${createdAt}, ${id}) > (${before.createdAt}, ${before.id})`;
  return db.select().from(letters).where(and(waits(), isLater)).orderBy(asc(createdAt), asc(id)).limit(limit);
}

export async function countWaitingLetters(db: Executor) {
  const [waiting] = await db
    .select({ count: count(), oldestAt: min(letters.createdAt) })
    .from(letters)
    .where(waits());
  return waiting ?? { count: 0, oldestAt: null };
}

export async function findLetter(db: Executor, id: string): Promise<Letter | undefined> {
  const [found] = await db.select().from(letters).where(eq(letters.id, id));
  return found;
}

/** Since when something of the person waits; null where nothing does. */
export async function waitingSince(db: Executor, userId: UserId): Promise<Date | null> {
  const [found] = await db
    .select({ at: letters.createdAt })
    .from(letters)
    .where(and(eq(letters.userId, userId), waits()));
  return found?.at ?? null;
}

/** False where the id is known, or where something of the person waits already. */
export async function insertLetter(tx: Executor, letter: Omit<Letter, 'settledAt'>): Promise<boolean> {
  const added = await tx.insert(letters).values(letter).onConflictDoNothing().returning({ id: letters.id });
  return added.length > 0;
}

type Settling = { readonly userId: UserId; readonly at: Date; readonly id?: string };

/** What the person wrote waits no more; whether it did. */
export async function settleLetters(tx: Executor, { userId, at, id }: Settling): Promise<boolean> {
  const settled = await tx
    .update(letters)
    .set({ settledAt: at })
    .where(and(eq(letters.userId, userId), waits(), id === undefined ? undefined : eq(letters.id, id)))
    .returning({ id: letters.id });
  return settled.length > 0;
}
