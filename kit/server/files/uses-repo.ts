// The rows that say whose a stored file is, and for what.

import { and, eq, sql } from 'drizzle-orm';
import type { UserId } from '../../core/user-id.ts';
import type { Executor } from '../db/database.ts';
import { asOwned, type Owned } from '../db/owned.ts';
import { fileUses } from './tables.ts';

export type FileUse = typeof fileUses.$inferSelect;

export async function insertUse(tx: Executor, use: typeof fileUses.$inferInsert): Promise<FileUse> {
  const [row] = await tx.insert(fileUses).values(use).returning();
  if (!row) throw new Error('an inserted row came not back');
  return row;
}

export async function findUse(db: Executor, id: string): Promise<FileUse | undefined> {
  const [row] = await db.select().from(fileUses).where(eq(fileUses.id, id)).limit(1);
  return row;
}

export async function findOwnUse(
  db: Executor,
  ownerId: UserId,
  id: string,
): Promise<Owned<FileUse> | undefined> {
  const isOwn = and(eq(fileUses.id, id), eq(fileUses.ownerId, ownerId));
  const [row] = await db.select().from(fileUses).where(isOwn).limit(1);
  return asOwned(row);
}

/** False when there is no such file of this person. */
export async function deleteUse(tx: Executor, ownerId: UserId, id: string): Promise<boolean> {
  const isOwn = and(eq(fileUses.id, id), eq(fileUses.ownerId, ownerId));
  return (await tx.delete(fileUses).where(isOwn).returning({ id: fileUses.id })).length > 0;
}

/** What a person has stored of a kind. */
export async function totalOf(
  tx: Executor,
  ownerId: UserId,
  kind: string,
): Promise<{ readonly files: number; readonly bytes: number }> {
  const [row] = await tx
    .select({ files: sql<number>`count(*)::int`, bytes: sql<string>`coalesce(sum(${fileUses.size}), 0)` })
    .from(fileUses)
    .where(and(eq(fileUses.ownerId, ownerId), eq(fileUses.kind, kind)));
  return { files: row?.files ?? 0, bytes: Number(row?.bytes ?? 0) };
}

/** Until the end of the transaction nobody else adds to the files of this person. */
export async function lockFilesOf(tx: Executor, ownerId: UserId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`files:${ownerId}`}, 0))`);
}
