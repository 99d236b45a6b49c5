// How kept words sound, and the pictures of them, where a deck has brought any.

import { and, eq, inArray } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import type { WordMedia, WordReading } from '../domain/index.ts';
import { wordMedia } from './tables.ts';

/** By `word pinyin`: the file of each. */
type Files = ReadonlyMap<string, string>;
export type MediaByWord = Readonly<Record<WordMedia, Files>>;

export const wordKey = ({ word, pinyin }: WordReading) => `${word} ${pinyin}`;

export async function mediaOf(
  db: Executor,
  userId: UserId,
  words: readonly WordReading[],
): Promise<MediaByWord> {
  if (words.length === 0) return { sound: new Map(), picture: new Map() };
  const isAsked = inArray(wordMedia.word, [...new Set(words.map(({ word }) => word))]);
  const rows = await db
    .select()
    .from(wordMedia)
    .where(and(eq(wordMedia.userId, userId), isAsked));
  return byKind(rows);
}

export async function allMedia(db: Executor, userId: UserId): Promise<MediaByWord> {
  return byKind(await db.select().from(wordMedia).where(eq(wordMedia.userId, userId)));
}

function byKind(rows: readonly (typeof wordMedia.$inferSelect)[]): MediaByWord {
  const of = (kind: WordMedia): Files =>
    new Map(rows.filter((row) => row.kind === kind).map((row) => [wordKey(row), row.fileId]));
  return { sound: of('sound'), picture: of('picture') };
}

type NewMedia = WordReading & { readonly kind: WordMedia; readonly fileId: string };

/** False where the word has one of this kind already: what came first stays. */
export async function addMedia(
  tx: Executor,
  userId: UserId,
  { kind, word, pinyin, fileId }: NewMedia,
): Promise<boolean> {
  const added = await tx
    .insert(wordMedia)
    .values({ userId, kind, word, pinyin, fileId })
    .onConflictDoNothing()
    .returning({ word: wordMedia.word });
  return added.length > 0;
}
