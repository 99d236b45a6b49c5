// The rows of uploads under way. Every function but the job's names the owner.

import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { UserId } from '../../../core/user-id.ts';
import type { Database, Executor } from '../../db/database.ts';
import { asOwned, type Owned } from '../../db/owned.ts';
import { fileRemovals, fileUploadPieces, fileUploads } from '../tables.ts';

export type Upload = typeof fileUploads.$inferSelect;

/** Of silence; each piece begins it anew. */
const EXPIRES_AFTER = sql`now() + interval '24 hours'`;
const isAlive = gt(fileUploads.expiresAt, sql`now()`);

export async function findUpload(
  db: Executor,
  ownerId: UserId,
  id: string,
): Promise<Owned<Upload> | undefined> {
  const isOwn = and(eq(fileUploads.id, id), eq(fileUploads.ownerId, ownerId), isAlive);
  const [row] = await db.select().from(fileUploads).where(isOwn).limit(1);
  return asOwned(row);
}

/** The same, locked until the end of the transaction. */
export async function lockUpload(
  tx: Executor,
  ownerId: UserId,
  id: string,
): Promise<Owned<Upload> | undefined> {
  const isOwn = and(eq(fileUploads.id, id), eq(fileUploads.ownerId, ownerId), isAlive);
  const [row] = await tx.select().from(fileUploads).where(isOwn).for('update');
  return asOwned(row);
}

/** Does nothing when the id is known already, whoever made it. */
export async function insertUpload(
  tx: Executor,
  upload: Pick<Upload, 'id' | 'ownerId' | 'kind' | 'size'>,
): Promise<void> {
  await tx
    .insert(fileUploads)
    .values({ ...upload, expiresAt: EXPIRES_AFTER })
    .onConflictDoNothing();
}

/** What a person has begun and not finished, beside the one named. */
export async function openTotal(
  tx: Executor,
  ownerId: UserId,
  butId: string,
): Promise<{ readonly uploads: number; readonly bytes: number }> {
  const [row] = await tx
    .select({
      uploads: sql<number>`count(*)::int`,
      bytes: sql<string>`coalesce(sum(${fileUploads.size}), 0)`,
    })
    .from(fileUploads)
    .where(
      and(eq(fileUploads.ownerId, ownerId), ne(fileUploads.id, butId), isNull(fileUploads.fileId), isAlive),
    );
  return { uploads: row?.uploads ?? 0, bytes: Number(row?.bytes ?? 0) };
}

type Piece = { readonly startsAt: number; readonly size: number; readonly key: string };

/** One statement; false when the upload does not stand where the piece begins, or is over. */
export async function addPiece(
  db: Executor,
  { id, ownerId }: Owned<Upload>,
  { startsAt, size, key }: Piece,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with moved as (
      update ${fileUploads} set received = received + ${size}, expires_at = ${EXPIRES_AFTER}
      where id = ${id} and owner_id = ${ownerId} and received = ${startsAt} and received + ${size} <= size
        and file_id is null and expires_at > now()
      returning id
    )
    insert into ${fileUploadPieces} (upload_id, starts_at, key) select id, ${startsAt}, ${key} from moved
    returning upload_id`);
  return rows.length > 0;
}

export async function listPieceKeys(db: Executor, { id }: Owned<Upload>): Promise<string[]> {
  const rows = await db
    .select({ key: fileUploadPieces.key })
    .from(fileUploadPieces)
    .where(eq(fileUploadPieces.uploadId, id))
    .orderBy(asc(fileUploadPieces.startsAt));
  return rows.map(({ key }) => key);
}

/** Remembers what the upload became, for calls that come again; its pieces are not needed any more. */
export async function finishUpload(tx: Executor, { id }: Owned<Upload>, fileId: string): Promise<void> {
  await tx.update(fileUploads).set({ fileId }).where(eq(fileUploads.id, id));
  await tx.delete(fileUploadPieces).where(eq(fileUploadPieces.uploadId, id));
  await tx
    .insert(fileRemovals)
    .values({ prefix: prefixOf(id) })
    .onConflictDoNothing();
}

/** A trigger hands its pieces to the job. What has become a file meanwhile stays. */
export async function deleteUpload(db: Database, { id }: Owned<Upload>): Promise<void> {
  await db.delete(fileUploads).where(and(eq(fileUploads.id, id), isNull(fileUploads.fileId)));
}

/** Below which the pieces of an upload lie; the trigger beside the tables knows it too. */
export const prefixOf = (uploadId: string) => `uploads/${uploadId}/`;
