// Reads and changes a person's notices; the owner is a condition of every statement.

import { and, desc, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../kit/server/db/database.ts';
import { asOwned, type Owned } from '../../../kit/server/db/owned.ts';
import { olderThan, type PageRequest } from '../../../kit/server/db/page-cursor.ts';
import { sendSignal } from '../../../kit/server/signals/signals.ts';
import { UNREAD_MAX } from '../domain/index.ts';
import { notices } from './tables.ts';

/** Of a person whose notices, or what is read of them, have changed; the trigger of the table sends it too. */
export const NOTICES_TOPIC = 'notices';

export type StoredNotice = typeof notices.$inferSelect;

/** The person's notices, newest first. */
export async function listNotices(
  db: Executor,
  userId: string,
  { before, limit }: PageRequest,
): Promise<readonly Owned<StoredNotice>[]> {
  const rows = await db
    .select()
    .from(notices)
    .where(and(eq(notices.userId, userId), olderThan(notices, before)))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(limit);
  return rows.map((row) => asOwned(row));
}

/** How many are unread, counted as far as it is shown; never longer than that many rows of an index. */
export const countUnread = (userId: SQL) =>
  sql<number>`(select count(*)::int from (
    select from ${notices} where ${notices.userId} = ${userId} and ${notices.readAt} is null limit ${UNREAD_MAX}
  ) unread)`;

export async function readUnread(db: Executor, userId: string): Promise<number> {
  const { rows } = await db.execute<{ unread: number }>(sql`select ${countUnread(sql`${userId}`)} as unread`);
  return rows[0]?.unread ?? 0;
}

/** Marks as read, tells the person's other pages, and answers how many are left. */
export async function markRead(
  db: Executor,
  userId: string,
  which: { readonly ids: readonly string[] } | { readonly upTo: number },
): Promise<number> {
  const chosen = 'ids' in which ? inArray(notices.id, [...which.ids]) : lte(notices.seq, which.upTo);
  const changed = await db
    .update(notices)
    .set({ readAt: sql`now()` })
    .where(and(eq(notices.userId, userId), isNull(notices.readAt), isNotNull(notices.seq), chosen))
    .returning({ id: notices.id });
  if (changed.length > 0) await sendSignal(db, NOTICES_TOPIC, userId);
  return readUnread(db, userId);
}
