// The rows of decks that are brought; the owner is part of every query of a call.

import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { ankiImports } from '../tables.ts';

export type AnkiImport = typeof ankiImports.$inferSelect;
const OPEN = ['waiting', 'running'] as const;
type NewImport = Pick<AnkiImport, 'id' | 'userId'> &
  Partial<Pick<AnkiImport, 'name' | 'fileId' | 'tableText'>>;

/** Undefined when the id is taken, or another deck of this person is on its way. */
export async function insertImport(tx: Executor, added: NewImport): Promise<AnkiImport | undefined> {
  const [row] = await tx
    .insert(ankiImports)
    .values({ ...added, status: 'waiting' })
    .onConflictDoNothing()
    .returning();
  return row;
}

export async function findImport(db: Executor, userId: UserId, id: string): Promise<AnkiImport | undefined> {
  const [row] = await db
    .select()
    .from(ankiImports)
    .where(and(eq(ankiImports.id, id), eq(ankiImports.userId, userId)));
  return row;
}

/** So many are listed with their reports. */
const LISTED = 10;

/** The latest first. */
export async function latestImports(
  db: Executor,
  userId: UserId,
  limit: number = LISTED,
): Promise<AnkiImport[]> {
  return db
    .select()
    .from(ankiImports)
    .where(eq(ankiImports.userId, userId))
    .orderBy(desc(ankiImports.createdAt))
    .limit(limit);
}

/** For the job, which is told an id and nothing else. Undefined when it is done, or its person is gone. */
export async function openImport(db: Executor, id: string): Promise<AnkiImport | undefined> {
  const [row] = await db
    .update(ankiImports)
    .set({ status: 'running', attempts: sql`${ankiImports.attempts} + 1` })
    .where(and(eq(ankiImports.id, id), inArray(ankiImports.status, OPEN)))
    .returning();
  return row;
}

/** What is on its way for longer was lost with the job that should bring it. */
const LONGEST_HOURS = 2;

/** Lets go of what will never be done, so that it stands in nobody's way. */
export async function releaseLost(db: Executor, userId: UserId): Promise<void> {
  const isLost = sql`${ankiImports.createdAt} < now() - make_interval(hours => ${LONGEST_HOURS})`;
  await db
    .update(ankiImports)
    .set({ status: 'refused', problem: 'failed', tableText: '' })
    .where(and(eq(ankiImports.userId, userId), inArray(ankiImports.status, OPEN), isLost));
}

export async function isImporting(db: Executor, userId: UserId): Promise<boolean> {
  const [latest] = await latestImports(db, userId, 1);
  return latest?.status === 'waiting' || latest?.status === 'running';
}

export async function saveImport(
  db: Executor,
  id: string,
  change: Partial<Pick<AnkiImport, 'status' | 'problem' | 'report' | 'tableText'>>,
): Promise<void> {
  await db.update(ankiImports).set(change).where(eq(ankiImports.id, id));
}
