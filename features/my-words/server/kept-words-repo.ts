// Reads and changes the words that a learner has kept; the owner is part of every query.

import { and, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { type DayCount, dayCounts, maybeInWeek, type ZonedDate } from '../../../kit/server/db/day-count.ts';
import { olderThan, type PageRequest } from '../../../kit/server/db/page-cursor.ts';
import { keptWords } from './tables.ts';

export type KeptWord = typeof keptWords.$inferSelect;
type NewKeptWord = Pick<KeptWord, 'id' | 'userId' | 'word' | 'pinyin' | 'context'>;

/** Puts the word on the list, or finds it there; a context that came first stays. */
export async function insertKeptWord(db: Executor, word: NewKeptWord): Promise<KeptWord> {
  const [inserted] = await db.insert(keptWords).values(word).onConflictDoNothing().returning();
  if (inserted) return inserted;
  const [known] = await db
    .select()
    .from(keptWords)
    .where(and(ofWord(word), eq(keptWords.pinyin, word.pinyin)));
  if (!known) throw new Error('a word that stands in the way of its like is not there');
  return known;
}

const ofWord = ({ userId, word }: Pick<KeptWord, 'userId' | 'word'>) =>
  and(eq(keptWords.userId, userId), eq(keptWords.word, word));

/** Every reading of the word that is on the person's list. */
export async function findReadings(
  db: Executor,
  wanted: Pick<KeptWord, 'userId' | 'word'>,
): Promise<KeptWord[]> {
  return db.select().from(keptWords).where(ofWord(wanted)).orderBy(keptWords.createdAt);
}

export async function countKeptWords(db: Executor, userId: UserId): Promise<number> {
  const [row] = await db.select({ total: count() }).from(keptWords).where(eq(keptWords.userId, userId));
  return row?.total ?? 0;
}

/** How many words were kept on a day and in the week that ends with it. */
export async function countKeptOn(db: Executor, userId: UserId, day: ZonedDate): Promise<DayCount> {
  const [row] = await db
    .select(dayCounts(keptWords.createdAt, day))
    .from(keptWords)
    .where(and(eq(keptWords.userId, userId), maybeInWeek(keptWords.createdAt, day)));
  return row ?? { today: 0, week: 0 };
}

type Page = PageRequest & {
  readonly userId: UserId;
  /** Words that begin so, by characters or pinyin, and those that are found by something else. */
  readonly found?: { readonly search: string; readonly words: readonly string[] } | undefined;
};

/** The person's words, the latest first. */
export async function listKeptWords(
  db: Executor,
  { userId, before, limit, found }: Page,
): Promise<KeptWord[]> {
  return db
    .select()
    .from(keptWords)
    .where(and(eq(keptWords.userId, userId), found && isFound(found), olderThan(keptWords, before)))
    .orderBy(desc(keptWords.createdAt), desc(keptWords.id))
    .limit(limit);
}

/** Pinyin with digits, or in letters: marks are passed over, as are spaces and apostrophes. */
function isFound({ search, words }: NonNullable<Page['found']>): SQL | undefined {
  const letters = search.toLowerCase().normalize('NFD').replaceAll('u\u0308', 'v');
  const typed = letters.replaceAll(/[\p{M}\s'’-]/gu, '');
  const read = sql`replace(lower(${keptWords.pinyin}), ' ', '')`;
  return or(
    inArray(keptWords.word, [...words]),
    sql`starts_with(${keptWords.word}, ${search})`,
    sql`starts_with(${read}, ${typed})`,
    sql`starts_with(regexp_replace(${read}, '[0-9]', '', 'g'), ${typed})`,
  );
}

/** A word on the person's list; undefined when it is not there or somebody else's. */
export async function findKeptWord(
  db: Executor,
  { userId, id }: Pick<KeptWord, 'userId' | 'id'>,
): Promise<KeptWord | undefined> {
  const [found] = await db
    .select()
    .from(keptWords)
    .where(and(eq(keptWords.id, id), eq(keptWords.userId, userId)));
  return found;
}

/** The words that were taken off the list; not those that are not there or somebody else's. */
export async function deleteKeptWords(
  db: Executor,
  userId: UserId,
  ids: readonly string[],
): Promise<KeptWord[]> {
  return db
    .delete(keptWords)
    .where(and(inArray(keptWords.id, [...ids]), eq(keptWords.userId, userId)))
    .returning();
}
