// How kept words sound, where a deck has brought it.

import { and, eq, inArray } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import type { WordReading } from '../domain/index.ts';
import { wordSounds } from './tables.ts';

/** By `word pinyin`: the file of each sound. */
export type WordSounds = ReadonlyMap<string, string>;

export const wordKey = ({ word, pinyin }: WordReading) => `${word} ${pinyin}`;

export async function soundsOf(
  db: Executor,
  userId: UserId,
  words: readonly WordReading[],
): Promise<WordSounds> {
  if (words.length === 0) return new Map();
  const isAsked = inArray(wordSounds.word, [...new Set(words.map(({ word }) => word))]);
  const rows = await db
    .select()
    .from(wordSounds)
    .where(and(eq(wordSounds.userId, userId), isAsked));
  return new Map(rows.map((row) => [wordKey(row), row.fileId]));
}

export async function allSounds(db: Executor, userId: UserId): Promise<WordSounds> {
  const rows = await db.select().from(wordSounds).where(eq(wordSounds.userId, userId));
  return new Map(rows.map((row) => [wordKey(row), row.fileId]));
}

/** False where the word has a sound already: what came first stays. */
export async function addSound(
  tx: Executor,
  userId: UserId,
  { word, pinyin, fileId }: WordReading & { readonly fileId: string },
): Promise<boolean> {
  const added = await tx
    .insert(wordSounds)
    .values({ userId, word, pinyin, fileId })
    .onConflictDoNothing()
    .returning({ word: wordSounds.word });
  return added.length > 0;
}
