// Reads of the log what tells of words: which were met, how they were answered, and when.

import { and, eq, inArray, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { type DayCount, dayCounts, maybeInWeek, type ZonedDate } from '../../../kit/server/db/day-count.ts';
import { NO_SIGNS } from '../domain/index.ts';
import type { StoredEvent } from './append-events.ts';
import { inOrder } from './read-events.ts';
import { learningEvents } from './tables.ts';
import { counts } from './what-counts.ts';

const {
  userId: ownerOf,
  id: idOf,
  skill,
  itemKind,
  item,
  reading,
  outcome,
  aided,
  happenedAt,
} = learningEvents;

/** In a query: the words that a person's log tells of, each once, or everybody's with their owner. */
export const wordsOf = (userId: UserId | undefined): SQL =>
  new QueryBuilder()
    .selectDistinct({ userId: ownerOf, item })
    .from(learningEvents)
    .where(and(userId === undefined ? undefined : eq(ownerOf, userId), eq(itemKind, 'word')))
    .getSQL();

/** How many different words a person met on a day and in the week that ends with it: answered, used, asked about. */
export async function countWordsMet(db: Executor, userId: UserId, day: ZonedDate): Promise<DayCount> {
  const [row] = await db
    .select(dayCounts(happenedAt, day, sql`distinct (${item}, ${reading})`))
    .from(learningEvents)
    .where(
      and(
        eq(ownerOf, userId),
        maybeInWeek(happenedAt, day),
        eq(itemKind, 'word'),
        notInArray(outcome, [...NO_SIGNS]),
        counts,
      ),
    );
  return row ?? { today: 0, week: 0 };
}

/** An answer about a word; milliseconds since 1970. */
export type WordAnswer = Pick<
  StoredEvent,
  'id' | 'skill' | 'item' | 'reading' | 'outcome' | 'aided' | 'grade' | 'tookMs'
> & { readonly at: number };

/**
 * What a person was asked about words and how it went, of each word the earliest first; not what was said in talks, nor
 * what came before a word was begun anew.
 */
export async function wordAnswers(db: Executor, userId: UserId): Promise<WordAnswer[]> {
  const isAnswer = and(
    inArray(learningEvents.source, ['review', 'lesson', 'import']),
    inArray(outcome, ['right', 'near', 'wrong', 'shown', 'asked']),
  );
  const isBegunAnew = eq(outcome, 'forgotten');
  const rows = await db
    .select({
      id: idOf,
      skill,
      item,
      reading,
      outcome,
      aided,
      grade: learningEvents.grade,
      tookMs: learningEvents.tookMs,
      happenedAt,
    })
    .from(learningEvents)
    .where(and(eq(ownerOf, userId), eq(itemKind, 'word'), or(isAnswer, isBegunAnew), counts))
    .orderBy(...inOrder);
  const answers = new Map<string, WordAnswer[]>();
  for (const { happenedAt: at, ...answer } of rows) {
    const key = `${answer.item} ${answer.reading}`;
    if (answer.outcome === 'forgotten') answers.delete(key);
    else answers.set(key, [...(answers.get(key) ?? []), { ...answer, at: at.getTime() }]);
  }
  return [...answers.values()].flat();
}

/** Of these words those that a teacher has brought up, and with which nothing else ever happened. */
export async function onlyBroughtUp(
  db: Executor,
  userId: UserId,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const rows = await db
    .select({ item })
    .from(learningEvents)
    .where(and(eq(ownerOf, userId), eq(itemKind, 'word'), inArray(item, [...new Set(words)])))
    .groupBy(item)
    .having(sql`bool_and(${outcome} = 'taught')`);
  return new Set(rows.map((row) => row.item));
}

type KnownParams = { readonly words: readonly string[]; readonly exceptPart: string };

/** When these words were answered, by `word reading skill`, in milliseconds since 1970; not what came with one part. */
export async function answerTimes(
  db: Executor,
  userId: UserId,
  { words, exceptPart }: KnownParams,
): Promise<ReadonlyMap<string, readonly number[]>> {
  if (words.length === 0) return new Map();
  const isMeant = inArray(item, [...new Set(words)]);
  const rows = await db
    .select({ skill, item, reading, happenedAt })
    .from(learningEvents)
    .where(and(eq(ownerOf, userId), eq(itemKind, 'word'), isMeant, ne(learningEvents.partId, exceptPart)));
  const groups = Map.groupBy(rows, (row) => `${row.item} ${row.reading} ${row.skill}`);
  return new Map(Array.from(groups, ([key, own]) => [key, own.map((row) => row.happenedAt.getTime())]));
}
