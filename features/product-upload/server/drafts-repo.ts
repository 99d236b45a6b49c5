// The rows of drafts: every query names whose they are.

import { and, asc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { asOwned, type Owned } from '../../../kit/server/db/owned.ts';
import { DRAFTS_MAX } from '../domain/index.ts';
import { itemDrafts } from './tables.ts';

export type Draft = typeof itemDrafts.$inferSelect;
type NewDraft = typeof itemDrafts.$inferInsert;
type OfUser = { readonly userId: UserId; readonly id: string };

const isOwn = ({ userId, id }: OfUser) => and(eq(itemDrafts.id, id), eq(itemDrafts.userId, userId));

/** In the order in which they came; those that are orders by now are left out. */
export async function listDrafts(db: Executor, userId: UserId): Promise<Owned<Draft>[]> {
  const rows = await db
    .select()
    .from(itemDrafts)
    .where(and(eq(itemDrafts.userId, userId), ne(itemDrafts.state, 'ordered')))
    .orderBy(asc(itemDrafts.createdAt), asc(itemDrafts.id))
    .limit(DRAFTS_MAX);
  return rows.map((row) => asOwned(row));
}

export async function findDraft(db: Executor, own: OfUser): Promise<Owned<Draft> | undefined> {
  const [row] = await db.select().from(itemDrafts).where(isOwn(own)).limit(1);
  return asOwned(row);
}

export async function findDrafts(
  db: Executor,
  userId: UserId,
  ids: readonly string[],
): Promise<Owned<Draft>[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(itemDrafts)
    .where(and(eq(itemDrafts.userId, userId), inArray(itemDrafts.id, [...ids])))
    .orderBy(asc(itemDrafts.createdAt), asc(itemDrafts.id));
  return rows.map((row) => asOwned(row));
}

/** Until the end of the transaction nobody else adds to this person's drafts. True while there is room for more. */
export async function lockForRoom(tx: Executor, userId: UserId, more: number): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`drafts:${userId}`}, 0))`);
  const count = await tx.$count(
    itemDrafts,
    and(eq(itemDrafts.userId, userId), ne(itemDrafts.state, 'ordered')),
  );
  return count + more <= DRAFTS_MAX;
}

/** What is there already under its id stays as it is. */
export async function insertDrafts(tx: Executor, drafts: readonly NewDraft[]): Promise<void> {
  if (drafts.length > 0)
    await tx
      .insert(itemDrafts)
      .values([...drafts])
      .onConflictDoNothing();
}

type Change = Partial<
  Pick<
    Draft,
    'fields' | 'state' | 'problem' | 'reader' | 'otherPrices' | 'leaseUntil' | 'pictureId' | 'ownsPicture'
  >
>;

/** Undefined when somebody else has changed it since `version`. */
export async function changeDraft(
  db: Executor,
  { id, userId, version }: Owned<Draft>,
  change: Change,
): Promise<Owned<Draft> | undefined> {
  const [row] = await db
    .update(itemDrafts)
    .set({ ...change, version: version + 1, updatedAt: sql`now()` })
    .where(and(isOwn({ userId, id }), eq(itemDrafts.version, version)))
    .returning();
  return asOwned(row);
}

/** While it is still read, as it was when reading began. */
export async function renewLease(
  db: Executor,
  { id, userId, version }: Owned<Draft>,
  until: Date,
): Promise<void> {
  await db
    .update(itemDrafts)
    .set({ leaseUntil: until })
    .where(and(isOwn({ userId, id }), eq(itemDrafts.version, version), eq(itemDrafts.state, 'reading')));
}

export async function deleteDraft(tx: Executor, own: OfUser): Promise<Draft | undefined> {
  const [row] = await tx
    .delete(itemDrafts)
    .where(and(isOwn(own), ne(itemDrafts.state, 'ordered')))
    .returning();
  return row;
}

export async function isPictureUsed(tx: Executor, pictureId: string): Promise<boolean> {
  return (await tx.$count(itemDrafts, eq(itemDrafts.pictureId, pictureId))) > 0;
}

/** The oldest that nobody has touched for so many days. */
export async function deleteUntouched(tx: Executor, days: number, limit: number): Promise<Draft[]> {
  const oldest = tx
    .select({ id: itemDrafts.id })
    .from(itemDrafts)
    .where(lt(itemDrafts.updatedAt, sql`now() - make_interval(days => ${days})`))
    .orderBy(asc(itemDrafts.updatedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx.delete(itemDrafts).where(inArray(itemDrafts.id, oldest)).returning();
}
/** They leave the page; their picture is the order's too from now on. */
export async function markOrdered(tx: Executor, userId: UserId, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const named = and(eq(itemDrafts.userId, userId), inArray(itemDrafts.id, [...ids]));
  const rows = await tx
    .update(itemDrafts)
    .set({ state: 'ordered', problem: null, leaseUntil: null, updatedAt: sql`now()` })
    .where(named)
    .returning({ pictureId: itemDrafts.pictureId });
  const pictures = rows.flatMap(({ pictureId }) => pictureId ?? []);
  if (pictures.length > 0)
    await tx.update(itemDrafts).set({ ownsPicture: false }).where(inArray(itemDrafts.pictureId, pictures));
}
