// Reads and changes places of the waiting list; the owner, or the hash of a link's token, is part of every query.

import { and, count, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../kit/server/db/page-cursor.ts';
import type { Preview } from '../domain/index.ts';
import { waitingPlaces } from './tables.ts';

export const CLEAN_JOB = 'waiting-list.clean';

export type Place = typeof waitingPlaces.$inferSelect;
export type NewPlace = Omit<Place, 'createdAt'>;

export async function listPlaces(db: Executor, userId: UserId): Promise<Place[]> {
  return db.select().from(waitingPlaces).where(eq(waitingPlaces.userId, userId));
}

/** The person's place for a preview, locked; undefined when there is none. */
export async function lockPlace(tx: Executor, userId: UserId, preview: Preview): Promise<Place | undefined> {
  const [place] = await tx
    .select()
    .from(waitingPlaces)
    .where(and(eq(waitingPlaces.userId, userId), eq(waitingPlaces.preview, preview)))
    .for('update');
  return place;
}

/** How many others have asked for mails to this address that nobody has confirmed. */
export async function countUnconfirmed(db: Executor, email: string, userId: UserId): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(waitingPlaces)
    .where(
      and(
        eq(waitingPlaces.email, email),
        sql`not ${waitingPlaces.isConfirmed}`,
        ne(waitingPlaces.userId, userId),
      ),
    );
  return row?.total ?? 0;
}

/** Takes the place of an earlier one of the person for the same preview. */
export async function putPlace(tx: Executor, place: NewPlace): Promise<Place> {
  const { email, locale, tokenHash, isConfirmed } = place;
  const [put] = await tx
    .insert(waitingPlaces)
    .values(place)
    .onConflictDoUpdate({
      target: [waitingPlaces.userId, waitingPlaces.preview],
      set: { email, locale, tokenHash, isConfirmed, createdAt: sql`clock_timestamp()` },
    })
    .returning();
  if (!put) throw new Error('an insert returned no row');
  return put;
}

export async function deletePlace(db: Executor, userId: UserId, preview: Preview): Promise<void> {
  await db
    .delete(waitingPlaces)
    .where(and(eq(waitingPlaces.userId, userId), eq(waitingPlaces.preview, preview)));
}

export async function findByLink(db: Executor, tokenHash: string): Promise<Place | undefined> {
  const [place] = await db.select().from(waitingPlaces).where(eq(waitingPlaces.tokenHash, tokenHash));
  return place;
}

export async function confirmByLink(db: Executor, tokenHash: string): Promise<Place | undefined> {
  const [place] = await db
    .update(waitingPlaces)
    .set({ isConfirmed: true })
    .where(eq(waitingPlaces.tokenHash, tokenHash))
    .returning();
  return place;
}

/** False when nobody waits by this link. */
export async function deleteByLink(db: Executor, tokenHash: string): Promise<boolean> {
  const { rowCount } = await db.delete(waitingPlaces).where(eq(waitingPlaces.tokenHash, tokenHash));
  return (rowCount ?? 0) > 0;
}

export async function countPlaces(db: Executor) {
  const { preview, isConfirmed } = waitingPlaces;
  return db
    .select({ preview, isConfirmed, total: count() })
    .from(waitingPlaces)
    .groupBy(preview, isConfirmed);
}

export async function listConfirmed(
  db: Executor,
  preview: Preview,
  { before, limit }: PageRequest,
): Promise<Place[]> {
  return db
    .select()
    .from(waitingPlaces)
    .where(
      and(
        eq(waitingPlaces.preview, preview),
        eq(waitingPlaces.isConfirmed, true),
        olderThan(waitingPlaces, before),
      ),
    )
    .orderBy(desc(waitingPlaces.createdAt), desc(waitingPlaces.id))
    .limit(limit);
}

/** Forgets who never confirmed. */
export async function forgetUnconfirmed(db: Executor, before: Date): Promise<void> {
  await db
    .delete(waitingPlaces)
    .where(and(eq(waitingPlaces.isConfirmed, false), lt(waitingPlaces.createdAt, before)));
}
