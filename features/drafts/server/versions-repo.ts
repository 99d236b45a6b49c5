// Reads and writes the rows of drafts: what there is of a kind, its versions, what was published.

import { and, count, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../kit/server/db/database.ts';
import { nameOf } from '../../account/server/api.ts';
import { draftItems, draftPublications, draftVersions } from './tables.ts';

export type DraftItem = typeof draftItems.$inferSelect;
export type VersionRow = typeof draftVersions.$inferSelect;
/** Names one thing. */
export type Key = { readonly kind: string; readonly id: string };

/** How the audit names it. */
export const draftSubject = ({ kind, id }: Key): string => `${kind}:${id}`;

const isItem = ({ kind, id }: Key) => and(eq(draftItems.kind, kind), eq(draftItems.id, id));
const isOf = ({ kind, id }: Key) => and(eq(draftVersions.kind, kind), eq(draftVersions.itemId, id));
const ofItem = and(eq(draftVersions.kind, draftItems.kind), eq(draftVersions.itemId, draftItems.id));

export async function findItem(db: Executor, key: Key): Promise<DraftItem | undefined> {
  const [row] = await db.select().from(draftItems).where(isItem(key));
  return row;
}

/** Who changes something waits here for whoever changes it just now. */
export async function lockItem(db: Executor, key: Key): Promise<DraftItem | undefined> {
  const [row] = await db.select().from(draftItems).where(isItem(key)).for('update');
  return row;
}

/** Whether one thing of a kind may be published can depend on the others: one decision at a time. */
export async function lockKind(db: Executor, kind: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`drafts:${kind}`}))`);
}

/** False when it is there already. */
export async function insertItem(db: Executor, row: typeof draftItems.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(draftItems)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: draftItems.id });
  return inserted.length > 0;
}

type Changes = Partial<Pick<DraftItem, 'version' | 'publishedVersion' | 'isHidden'>>;

export async function changeItem(db: Executor, key: Key, changes: Changes): Promise<void> {
  await db
    .update(draftItems)
    .set({ ...changes, updatedAt: new Date() })
    .where(isItem(key));
}

export async function countMade(db: Executor, kind: string): Promise<number> {
  const [row] = await db
    .select({ made: count() })
    .from(draftItems)
    .where(and(eq(draftItems.kind, kind), gt(draftItems.version, 0)));
  return row?.made ?? 0;
}

export async function insertVersion(
  db: Executor,
  version: Omit<typeof draftVersions.$inferInsert, 'createdAt'>,
): Promise<void> {
  await db.insert(draftVersions).values(version);
}

export async function findVersion(db: Executor, key: Key, number: number): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(draftVersions)
    .where(and(isOf(key), eq(draftVersions.number, number)));
  return row;
}

type Published = { readonly itemId: string; readonly number: number; readonly complete: unknown };

/** As learners meet them: each thing that is not hidden in its published version. */
export async function listPublished(db: Executor, kind: string): Promise<Published[]> {
  const { itemId, number, complete } = draftVersions;
  return db
    .select({ itemId, number, complete })
    .from(draftItems)
    .innerJoin(draftVersions, and(ofItem, eq(draftVersions.number, draftItems.publishedVersion)))
    .where(and(eq(draftItems.kind, kind), eq(draftItems.isHidden, false)));
}

/** Every version that learners have ever met. */
export async function listEverPublished(db: Executor, kind: string): Promise<Published[]> {
  const { itemId, number, complete } = draftVersions;
  return db
    .selectDistinctOn([itemId, number], { itemId, number, complete })
    .from(draftPublications)
    .innerJoin(
      draftVersions,
      and(
        eq(draftVersions.kind, draftPublications.kind),
        eq(draftVersions.itemId, draftPublications.itemId),
        eq(draftVersions.number, draftPublications.number),
      ),
    )
    .where(eq(draftPublications.kind, kind))
    .orderBy(itemId, number);
}

type NewPublication = Omit<typeof draftPublications.$inferInsert, 'publishedAt'>;

export async function insertPublication(db: Executor, publication: NewPublication): Promise<void> {
  await db.insert(draftPublications).values(publication);
}

/** The ids of all that learners do not meet though it may exist, written here or shipped. */
export async function listHidden(db: Executor, kind: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: draftItems.id })
    .from(draftItems)
    .where(and(eq(draftItems.kind, kind), eq(draftItems.isHidden, true)));
  return new Set(rows.map(({ id }) => id));
}

/** What has versions, each with its newest one; they are few (`most` of its kind). */
export async function listMade(db: Executor, kind: string) {
  return db
    .select({ item: draftItems, newest: draftVersions })
    .from(draftItems)
    .innerJoin(draftVersions, and(ofItem, eq(draftVersions.number, draftItems.version)))
    .where(eq(draftItems.kind, kind))
    .orderBy(desc(draftItems.updatedAt), draftItems.id);
}

/** The rows of what is shipped and was only ever hidden or shown. */
export async function listUnmade(db: Executor, kind: string): Promise<DraftItem[]> {
  return db
    .select()
    .from(draftItems)
    .where(and(eq(draftItems.kind, kind), eq(draftItems.version, 0)));
}

type HistoryPage = { readonly before: number | undefined; readonly limit: number };

/** The newest first. */
export async function listVersions(db: Executor, key: Key, { before, limit }: HistoryPage) {
  const { number, note, isReset, complete, createdAt, createdBy } = draftVersions;
  return db
    .select({
      number,
      note,
      isReset,
      isComplete: sql<boolean>`${isNotNull(complete)}`,
      createdAt,
      createdBy,
      authorName: nameOf(createdBy),
    })
    .from(draftVersions)
    .where(and(isOf(key), before === undefined ? undefined : lt(number, before)))
    .orderBy(desc(number))
    .limit(limit);
}
