// Reads and changes links; but for the visitor's look-up, the owner is part of every query.

import { and, count, desc, eq, gt, isNull, not, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../../kit/server/db/page-cursor.ts';
import { isLeavingOf } from '../../../privacy/server/api.ts';
import { reportLinks } from '../tables.ts';

export type ReportLink = typeof reportLinks.$inferSelect;
type NewLink = Pick<ReportLink, 'id' | 'userId' | 'label' | 'shownName'> & { readonly days: number };

const isOpen = and(isNull(reportLinks.revokedAt), gt(reportLinks.expiresAt, sql`now()`));

export async function countOpenLinks(db: Executor, userId: UserId): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(reportLinks)
    .where(and(eq(reportLinks.userId, userId), isOpen));
  return row?.total ?? 0;
}

/** Adds the link; one whose id is used already is left as it is. */
export async function insertLink(tx: Executor, { days, ...link }: NewLink): Promise<void> {
  await tx
    .insert(reportLinks)
    .values({ ...link, expiresAt: sql`now() + ${days} * interval '1 day'` })
    .onConflictDoNothing();
}

/** Undefined when it is not there or somebody else's. */
export async function findOwnLink(
  db: Executor,
  userId: UserId,
  linkId: string,
): Promise<ReportLink | undefined> {
  const [link] = await db
    .select()
    .from(reportLinks)
    .where(and(eq(reportLinks.id, linkId), eq(reportLinks.userId, userId)));
  return link;
}

/** For a visitor, whose address names it; closed while its owner's account is to go. */
export async function findOpenLink(db: Executor, linkId: string): Promise<ReportLink | undefined> {
  const [link] = await db
    .select()
    .from(reportLinks)
    .where(and(eq(reportLinks.id, linkId), isOpen, not(isLeavingOf(reportLinks.userId))));
  return link;
}

/** The link, which opens nothing any more; undefined when it is not there or somebody else's. Twice is once. */
export async function revokeLink(
  db: Executor,
  userId: UserId,
  linkId: string,
): Promise<ReportLink | undefined> {
  const [link] = await db
    .update(reportLinks)
    .set({ revokedAt: sql`coalesce(${reportLinks.revokedAt}, now())` })
    .where(and(eq(reportLinks.id, linkId), eq(reportLinks.userId, userId)))
    .returning();
  return link;
}

/** The latest first. */
export async function listLinks(
  db: Executor,
  userId: UserId,
  { before, limit }: PageRequest,
): Promise<ReportLink[]> {
  return db
    .select()
    .from(reportLinks)
    .where(and(eq(reportLinks.userId, userId), olderThan(reportLinks, before)))
    .orderBy(desc(reportLinks.createdAt), desc(reportLinks.id))
    .limit(limit);
}
