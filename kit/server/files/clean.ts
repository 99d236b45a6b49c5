// The job that removes what nobody needs: expired uploads, their pieces, unused bytes, and what dead processes left.

import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { listMaybeUnused, removeUnused } from './contents-repo.ts';
import type { FilesDeps } from './deps.ts';
import { clearSpool } from './spool.ts';
import { keyOf } from './storage.ts';
import { fileRemovals, fileUploads } from './tables.ts';

const MAX_AT_ONCE = 500;

/** May run in several processes at once. What is younger than the grace may still be in somebody's hands. */
export async function cleanFiles(deps: FilesDeps, graceSeconds: number): Promise<void> {
  const { db, store, spoolFolder } = deps;
  await clearSpool(spoolFolder, graceSeconds * 1000);
  await endExpiredUploads(deps);
  await removePieces(deps, graceSeconds);
  for (const hash of await listMaybeUnused(db, graceSeconds))
    await removeUnused(db, hash, graceSeconds, () => store.remove(keyOf(hash)));
}

async function endExpiredUploads({ db }: FilesDeps): Promise<void> {
  const expired = db
    .select({ id: fileUploads.id })
    .from(fileUploads)
    .where(lt(fileUploads.expiresAt, sql`now()`))
    .limit(MAX_AT_ONCE);
  await db.delete(fileUploads).where(inArray(fileUploads.id, expired));
}

async function removePieces({ db, store }: FilesDeps, graceSeconds: number): Promise<void> {
  const isOld = lt(fileRemovals.since, sql`now() - make_interval(secs => ${graceSeconds})`);
  const rows = await db
    .select()
    .from(fileRemovals)
    .where(isOld)
    .orderBy(fileRemovals.since)
    .limit(MAX_AT_ONCE);
  for (const { prefix } of rows) {
    await store.removeAll(prefix);
    await db.delete(fileRemovals).where(and(eq(fileRemovals.prefix, prefix), isOld));
  }
}
