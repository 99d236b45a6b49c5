// What kept words mean to their learner: as a deck has brought it, or as they have put it themselves.

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import type { WordReading } from '../domain/index.ts';
import { folded } from './folded.ts';
import { wordMeanings } from './tables.ts';
import { wordKey } from './word-media.ts';

/** By `word pinyin`. */
export type WordMeanings = ReadonlyMap<string, string>;

export async function meaningsOf(
  db: Executor,
  userId: UserId,
  words: readonly WordReading[],
): Promise<WordMeanings> {
  if (words.length === 0) return new Map();
  const isAsked = inArray(wordMeanings.word, [...new Set(words.map(({ word }) => word))]);
  const rows = await db
    .select()
    .from(wordMeanings)
    .where(and(eq(wordMeanings.userId, userId), isAsked));
  return new Map(rows.map((row) => [wordKey(row), row.meaning]));
}

export async function allMeanings(db: Executor, userId: UserId): Promise<WordMeanings> {
  const rows = await db.select().from(wordMeanings).where(eq(wordMeanings.userId, userId));
  return new Map(rows.map((row) => [wordKey(row), row.meaning]));
}

type NewMeaning = WordReading & { readonly meaning: string };

/** What came first stays. */
export async function addMeanings(tx: Executor, userId: UserId, added: readonly NewMeaning[]): Promise<void> {
  if (added.length === 0) return;
  await tx
    .insert(wordMeanings)
    .values(added.map((one) => ({ ...one, userId })))
    .onConflictDoNothing();
}

/** In place of what was there; an empty one takes it away. */
export async function setMeaning(
  db: Executor,
  userId: UserId,
  { word, pinyin, meaning }: NewMeaning,
): Promise<void> {
  if (meaning === '') {
    const isIts = and(eq(wordMeanings.word, word), eq(wordMeanings.pinyin, pinyin));
    await db.delete(wordMeanings).where(and(eq(wordMeanings.userId, userId), isIts));
    return;
  }
  await db
    .insert(wordMeanings)
    .values({ userId, word, pinyin, meaning })
    .onConflictDoUpdate({
      target: [wordMeanings.userId, wordMeanings.word, wordMeanings.pinyin],
      set: { meaning },
    });
}

/** Words whose own meaning says this somewhere, in capitals or not, with its accents or without. */
export async function wordsMeant(db: Executor, userId: UserId, text: string): Promise<string[]> {
  const saysIt = sql`strpos(${folded(wordMeanings.meaning)}, ${folded(sql`${text}::text`)}) > 0`;
  const rows = await db
    .selectDistinct({ word: wordMeanings.word })
    .from(wordMeanings)
    .where(and(eq(wordMeanings.userId, userId), saysIt));
  return rows.map(({ word }) => word);
}
