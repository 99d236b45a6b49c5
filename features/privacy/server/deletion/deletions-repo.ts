// The rows of accounts that are to go.

import { and, asc, eq, gt, isNull, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { accountDeletions } from '../tables.ts';

export type AccountDeletion = typeof accountDeletions.$inferSelect;

/** Some at a time. */
const BATCH = 100;

export async function findDeletion(db: Executor, userId: UserId): Promise<AccountDeletion | undefined> {
  const [row] = await db.select().from(accountDeletions).where(eq(accountDeletions.userId, userId));
  return row;
}

/** When the account goes; null while it stays. */
export async function leavesAt(db: Executor, userId: UserId): Promise<Date | null> {
  return (await findDeletion(db, userId))?.dueAt ?? null;
}

/** In a query: whether the account of this person is to go; what they have shared is closed meanwhile. */
export const isLeavingOf = (userId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${accountDeletions} where ${accountDeletions.userId} = ${userId})`;

/** Undefined when it is there already. */
export async function insertDeletion(
  tx: Executor,
  added: Pick<AccountDeletion, 'userId' | 'askedAt' | 'dueAt'>,
): Promise<AccountDeletion | undefined> {
  const [row] = await tx.insert(accountDeletions).values(added).onConflictDoNothing().returning();
  return row;
}

/** False when there was none. */
export async function deleteDeletion(tx: Executor, userId: UserId): Promise<boolean> {
  const gone = await tx
    .delete(accountDeletions)
    .where(eq(accountDeletions.userId, userId))
    .returning({ userId: accountDeletions.userId });
  return gone.length > 0;
}

/** Whose grace is over, in the order of their ids, behind one of them. */
export async function listDue(
  db: Executor,
  now: Date,
  after: UserId | undefined,
): Promise<readonly UserId[]> {
  const rows = await db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(and(lte(accountDeletions.dueAt, now), after ? gt(accountDeletions.userId, after) : undefined))
    .orderBy(asc(accountDeletions.userId))
    .limit(BATCH);
  return rows.map(({ userId }) => userId);
}

/** The row, locked; undefined when it is not due, the account is kept after all, or another process is at it. */
export async function takeDue(tx: Executor, userId: UserId, now: Date): Promise<AccountDeletion | undefined> {
  const [row] = await tx
    .select()
    .from(accountDeletions)
    .where(and(eq(accountDeletions.userId, userId), lte(accountDeletions.dueAt, now)))
    .for('update', { skipLocked: true });
  return row;
}

export async function markHeld(tx: Executor, userId: UserId, now: Date): Promise<void> {
  await tx.update(accountDeletions).set({ heldAt: now }).where(eq(accountDeletions.userId, userId));
}

/** Marks who is reminded now, each once, and says who it is. */
export async function takeUnreminded(
  tx: Executor,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<readonly AccountDeletion[]> {
  return tx
    .update(accountDeletions)
    .set({ remindedAt: now })
    .where(and(isNull(accountDeletions.remindedAt), lte(accountDeletions.dueAt, until)))
    .returning();
}
