// The rows of stored bytes: named before bytes are written, forgotten after they are removed.

import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Database, Executor } from '../db/database.ts';
import { fileContents, fileUses } from './tables.ts';

/** From now on the job leaves these bytes alone for a while, though no row uses them yet. */
export async function announceContent(db: Executor, hash: string, size: number): Promise<void> {
  await db
    .insert(fileContents)
    .values({ hash, size })
    .onConflictDoUpdate({
      target: fileContents.hash,
      set: { unusedSince: sql`case when ${fileContents.unusedSince} is null then null else now() end` },
    });
}

export async function markUsed(tx: Executor, hash: string): Promise<void> {
  await tx.update(fileContents).set({ unusedSince: null }).where(eq(fileContents.hash, hash));
}

const MAX_AT_ONCE = 500;

const isOld = (graceSeconds: number) =>
  lt(fileContents.unusedSince, sql`now() - make_interval(secs => ${graceSeconds})`);

/** Contents that lost a use, or were announced, so long ago. */
export async function listMaybeUnused(db: Executor, graceSeconds: number): Promise<string[]> {
  const rows = await db
    .select({ hash: fileContents.hash })
    .from(fileContents)
    .where(isOld(graceSeconds))
    .orderBy(fileContents.unusedSince)
    .limit(MAX_AT_ONCE);
  return rows.map(({ hash }) => hash);
}

/**
 * Removes bytes that no row uses, then their row; what is used after all is marked so. Who stores the same bytes at this
 * moment waits for the row, and writes them anew.
 */
export async function removeUnused(
  db: Database,
  hash: string,
  graceSeconds: number,
  removeBytes: () => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const uses = tx.select({ id: fileUses.id }).from(fileUses).where(eq(fileUses.hash, hash));
    const removed = await tx
      .delete(fileContents)
      .where(and(eq(fileContents.hash, hash), isOld(graceSeconds), notExists(uses)))
      .returning({ hash: fileContents.hash });
    if (removed.length > 0) return removeBytes();
    await tx
      .update(fileContents)
      .set({ unusedSince: null })
      .where(and(eq(fileContents.hash, hash), sql`exists ${uses}`));
  });
}
