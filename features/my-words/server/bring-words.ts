// Takes words from a deck of another program onto the list, with their sounds.

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { appendEvents } from '../../learning-events/server/api.ts';
import { LIST_MAX } from '../domain/index.ts';
import { keptEvent } from './kept-events.ts';
import { countKeptWords, type KeptWord } from './kept-words-repo.ts';
import { keptWords } from './tables.ts';

/** `id`: the same each time the same deck is taken. */
export type BroughtWord = Pick<KeptWord, 'id' | 'word' | 'pinyin' | 'context'>;

/** `new`: now on the list, or put there by this very deck; `updated`: has its sentence only now. */
export type Brought = { readonly id: string; readonly became: 'new' | 'updated' | 'known' };

const keyOf = ({ word, pinyin }: Pick<KeptWord, 'word' | 'pinyin'>) => `${word} ${pinyin}`;

/** For each word what became of it, in the same order; undefined where the list is full. Each word comes once. */
export async function bringWords(
  tx: Executor,
  userId: UserId,
  words: readonly BroughtWord[],
): Promise<(Brought | undefined)[]> {
  if (words.length === 0) return [];
  // Two decks at once must not fill the list twice.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`my-words:${userId}`}, 0))`);
  const known = await findKnown(tx, userId, words);
  const room = LIST_MAX - (await countKeptWords(tx, userId));
  const fresh = words.filter((word) => !known.has(keyOf(word))).slice(0, Math.max(0, room));
  const now = Date.now();
  if (fresh.length > 0) {
    const added = await tx
      .insert(keptWords)
      // A millisecond apart, so that the list keeps the order of the deck.
      .values(fresh.map((word, at) => ({ ...word, userId, createdAt: new Date(now - fresh.length + at) })))
      .returning();
    await appendEvents(tx, added.map(keptEvent));
  }
  const inserted = new Set(fresh.map(({ id }) => id));
  const brought: (Brought | undefined)[] = [];
  for (const word of words) {
    const before = known.get(keyOf(word));
    if (!before) brought.push(inserted.has(word.id) ? { id: word.id, became: 'new' } : undefined);
    else brought.push({ id: before.id, became: await settle(tx, before, word) });
  }
  return brought;
}

/** Which of the words stand on the list in that reading, in the same order. */
export async function keptAmong(
  db: Executor,
  userId: UserId,
  words: readonly Pick<KeptWord, 'word' | 'pinyin'>[],
): Promise<boolean[]> {
  if (words.length === 0) return [];
  const known = await findKnown(db, userId, words);
  return words.map((word) => known.has(keyOf(word)));
}

async function findKnown(tx: Executor, userId: UserId, words: readonly Pick<KeptWord, 'word' | 'pinyin'>[]) {
  const rows = await tx
    .select()
    .from(keptWords)
    .where(
      and(eq(keptWords.userId, userId), inArray(keptWords.word, [...new Set(words.map(({ word }) => word))])),
    );
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** What is there stays; a sentence is added where there was none. */
async function settle(
  tx: Executor,
  known: KeptWord,
  { id, context }: BroughtWord,
): Promise<Brought['became']> {
  if (known.id === id) return 'new';
  if (known.context !== '' || context === '') return 'known';
  await tx.update(keptWords).set({ context }).where(eq(keptWords.id, known.id));
  return 'updated';
}

/** All of a person's words, the earliest first, for taking them along. */
export async function allKeptWords(db: Executor, userId: UserId): Promise<KeptWord[]> {
  return db
    .select()
    .from(keptWords)
    .where(eq(keptWords.userId, userId))
    .orderBy(keptWords.createdAt, keptWords.id);
}
