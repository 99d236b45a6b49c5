// Reads and changes a person's notices; the owner is a condition of every statement.

import { and, desc, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../kit/server/db/database.ts';
import { asOwned, type Owned } from '../../../kit/server/db/owned.ts';
import { olderThan, type PageRequest } from '../../../kit/server/db/page-cursor.ts';
import { sendSignal } from '../../../kit/server/signals/signals.ts';
import { UNREAD_MAX } from '../domain/index.ts';
import type { NoticeKind } from './kinds/notice-kind.ts';
import { noticeMails, notices } from './tables.ts';

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

/** What is unread, newest first, as far as it is counted. */
export async function listUnread(db: Executor, userId: string) {
  const { id, kind, data } = notices;
  return db
    .select({ id, kind, data })
    .from(notices)
    .where(and(eq(notices.userId, userId), isNull(notices.readAt), isNotNull(notices.seq)))
    .orderBy(desc(notices.seq))
    .limit(UNREAD_MAX);
}

type Settled = {
  readonly userId: string;
  readonly kind: Pick<NoticeKind, 'name'>;
  /** What the notice's data holds, of all that it is about. */
  readonly data: Readonly<Record<string, string>>;
};

/** Marks as read what tells of a matter that is done. */
export async function settleNotices(tx: Executor, { userId, kind, data }: Settled): Promise<void> {
  const isMeant = sql`${notices.data} @> ${JSON.stringify(data)}::jsonb`;
  const settled = await tx
    .update(notices)
    .set({ readAt: sql`now()` })
    .where(and(eq(notices.userId, userId), isNull(notices.readAt), eq(notices.kind, kind.name), isMeant))
    .returning({ id: notices.id });
  // What is done need not be mailed any more, whether it was read here or not.
  const isDone = tx
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.userId, userId), eq(notices.kind, kind.name), isMeant));
  await tx.delete(noticeMails).where(inArray(noticeMails.noticeId, isDone));
  if (settled.length > 0) await sendSignal(tx, NOTICES_TOPIC, userId);
}

type Corrected = {
  readonly people: readonly string[];
  readonly kind: Pick<NoticeKind, 'name'>;
  /** What the notices' data holds, of all that they are about. */
  readonly data: Readonly<Record<string, string>>;
  /** What takes the place of the same fields; all together still fits the kind. */
  readonly correction: Readonly<Record<string, unknown>>;
};

/** What was told and no longer holds says from now on what does; what is read stays read, and nobody is told anew. */
export async function correctNotices(
  tx: Executor,
  { people, kind, data, correction }: Corrected,
): Promise<void> {
  const isMeant = sql`${notices.data} @> ${JSON.stringify(data)}::jsonb`;
  await tx
    .update(notices)
    .set({ data: sql`${notices.data} || ${JSON.stringify(correction)}::jsonb` })
    .where(and(inArray(notices.userId, [...people]), eq(notices.kind, kind.name), isMeant));
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
