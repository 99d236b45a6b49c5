// Reads and changes the texts that learners have put in; the owner is part of every query.

import { and, count, desc, eq } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../kit/server/db/page-cursor.ts';
import { ownTexts } from './tables.ts';

export type StoredText = typeof ownTexts.$inferSelect;
type Key = Pick<StoredText, 'id' | 'userId'>;

const ofOwner = ({ id, userId }: Key) => and(eq(ownTexts.id, id), eq(ownTexts.userId, userId));

export async function findText(db: Executor, key: Key): Promise<StoredText | undefined> {
  const [found] = await db.select().from(ownTexts).where(ofOwner(key));
  return found;
}

export async function countTexts(db: Executor, userId: UserId): Promise<number> {
  const [row] = await db.select({ total: count() }).from(ownTexts).where(eq(ownTexts.userId, userId));
  return row?.total ?? 0;
}

/** Keeps the text, or finds it where it was kept before; undefined where somebody else's text has the id. */
export async function insertText(
  db: Executor,
  text: Omit<StoredText, 'createdAt'>,
): Promise<StoredText | undefined> {
  const [inserted] = await db.insert(ownTexts).values(text).onConflictDoNothing().returning();
  return inserted ?? findText(db, text);
}

type Page = PageRequest & { readonly userId: UserId };

/** The latest first, without what they say. */
export function listTexts(db: Executor, { userId, before, limit }: Page) {
  const { id, title, characters, createdAt } = ownTexts;
  return db
    .select({ id, title, characters, createdAt })
    .from(ownTexts)
    .where(and(eq(ownTexts.userId, userId), olderThan(ownTexts, before)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

export async function deleteText(db: Executor, key: Key): Promise<boolean> {
  const deleted = await db.delete(ownTexts).where(ofOwner(key)).returning({ id: ownTexts.id });
  return deleted.length > 0;
}
