// The rows of archives; the owner is part of every query of a call.

import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { dataExports } from '../tables.ts';

export type DataExport = typeof dataExports.$inferSelect;

/** Some at a time: the job comes again soon. */
const BATCH = 100;

export async function latestExport(db: Executor, userId: UserId): Promise<DataExport | undefined> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.askedAt))
    .limit(1);
  return row;
}

export async function findExport(db: Executor, userId: UserId, id: string): Promise<DataExport | undefined> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.id, id), eq(dataExports.userId, userId)));
  return row;
}

type NewExport = Pick<DataExport, 'id' | 'userId' | 'askedAt'>;

/** Undefined when the id is taken. */
export async function insertExport(tx: Executor, added: NewExport): Promise<DataExport | undefined> {
  const [row] = await tx.insert(dataExports).values(added).onConflictDoNothing().returning();
  return row;
}

const isMaking = (id: string) => and(eq(dataExports.id, id), eq(dataExports.state, 'making'));

/** For the job, which is told an id and nothing else. Undefined when it is made, or its person is gone. */
export async function openExport(db: Executor, id: string): Promise<DataExport | undefined> {
  const [row] = await db
    .update(dataExports)
    .set({ attempts: sql`${dataExports.attempts} + 1` })
    .where(isMaking(id))
    .returning();
  return row;
}

type End = { readonly state: 'ready' | 'failed'; readonly until?: Date };

/** False when another process has ended it meanwhile. */
export async function endExport(tx: Executor, id: string, end: End): Promise<boolean> {
  const ended = await tx.update(dataExports).set(end).where(isMaking(id)).returning({ id: dataExports.id });
  return ended.length > 0;
}

export async function setFile(tx: Executor, id: string, fileId: string): Promise<void> {
  await tx.update(dataExports).set({ fileId }).where(eq(dataExports.id, id));
}

/** Archives that have been on their way since before: their job was lost, or never queued. */
export async function listUnmade(db: Executor, before: Date): Promise<readonly string[]> {
  const rows = await db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(and(eq(dataExports.state, 'making'), lt(dataExports.askedAt, before)))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}

/** Archives whose days are over; locked, and left out where another process has them. */
export async function takeEnded(tx: Executor, now: Date): Promise<readonly DataExport[]> {
  return tx
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.state, 'ready'), lt(dataExports.until, now)))
    .limit(BATCH)
    .for('update', { skipLocked: true });
}

export async function markGone(tx: Executor, id: string): Promise<void> {
  await tx.update(dataExports).set({ state: 'gone' }).where(eq(dataExports.id, id));
}
