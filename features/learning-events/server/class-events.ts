// What several people did with the same things: for whoever they let see it.

import { and, desc, eq, gte, inArray, max, min, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { ANSWERS, KNOWN_PART, RIGHT_ANSWERS } from '../domain/index.ts';
import { learningEvents } from './tables.ts';
import { counts, isAsked } from './what-counts.ts';

const { userId, itemKind, item, outcome, happenedAt } = learningEvents;

/** Who of some people read which of some texts to the end. */
export async function textsReadBy(db: Executor, people: readonly UserId[], texts: readonly string[]) {
  if (people.length === 0 || texts.length === 0) return [];
  return db
    .select({ userId, text: item, at: min(happenedAt) })
    .from(learningEvents)
    .where(
      and(inArray(userId, [...people]), eq(itemKind, 'text'), inArray(item, [...new Set(texts)]), counts),
    )
    .groupBy(userId, item);
}

/** Words that are looked at from a moment on, under an id. */
export type WordList = { readonly id: string; readonly words: readonly string[]; readonly since: Date };

/**
 * How each of some people answered each word of some lists since its moment, in any skill: how often and how often right,
 * when first, and whether they said that they knew it already. Words that nobody did anything with are absent.
 */
export async function wordAnswersBy(db: Executor, people: readonly UserId[], lists: readonly WordList[]) {
  const given = lists.flatMap(({ id: list, words, since }) =>
    [...new Set(words)].map((word) => ({ list, word, since: since.toISOString() })),
  );
  if (people.length === 0 || given.length === 0) return [];
  const isAnswer = and(isAsked, inArray(outcome, [...ANSWERS]));
  const isRight = and(isAsked, inArray(outcome, [...RIGHT_ANSWERS]));
  const countOf = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const firstOf = (condition: SQL | undefined) =>
    sql<Date | null>`min(${happenedAt}) filter (where ${condition})`.mapWith(happenedAt);
  return db
    .select({
      userId,
      list: sql<string>`given.list`,
      word: item,
      asked: countOf(isAnswer),
      right: countOf(isRight),
      askedAt: firstOf(isAnswer),
      rightAt: firstOf(isRight),
      isClaimed: sql<boolean>`bool_or(${eq(learningEvents.partId, KNOWN_PART)})`,
    })
    .from(learningEvents)
    .innerJoin(
      sql`json_to_recordset(${JSON.stringify(given)}::json) as given (list text, word text, since timestamptz)`,
      and(eq(item, sql`given.word`), gte(happenedAt, sql`given.since`)),
    )
    .where(and(inArray(userId, [...people]), eq(itemKind, 'word'), counts))
    .groupBy(userId, sql`given.list`, item);
}

type Spans = { readonly since: Date; readonly recentSince: Date };

/** How much each of some people answered and got right since a moment and since a later one, and when they last did. */
export async function countAnswersBy(db: Executor, people: readonly UserId[], { since, recentSince }: Spans) {
  if (people.length === 0) return [];
  const isAnswer = and(isAsked, inArray(outcome, [...ANSWERS]));
  const isRight = and(isAsked, inArray(outcome, [...RIGHT_ANSWERS]));
  const isRecent = gte(happenedAt, recentSince);
  const countOf = (...conditions: (SQL | undefined)[]) =>
    sql<number>`(count(*) filter (where ${and(...conditions)}))::int`;
  return db
    .select({
      userId,
      asked: countOf(isAnswer),
      right: countOf(isRight),
      recentAsked: countOf(isAnswer, isRecent),
      recentRight: countOf(isRight, isRecent),
      lastAt: max(happenedAt),
    })
    .from(learningEvents)
    .where(and(inArray(userId, [...people]), gte(happenedAt, since), counts))
    .groupBy(userId);
}

/** What at least so many of some people missed since a moment, what the most of them did first. */
export async function listMissedBy(
  db: Executor,
  people: readonly UserId[],
  { since, limit, least }: { readonly since: Date; readonly limit: number; readonly least: number },
) {
  if (people.length === 0) return [];
  const learners = sql<number>`count(distinct ${userId})::int`;
  const misses = sql<number>`count(*)::int`;
  return db
    .select({
      kind: itemKind,
      key: item,
      reading: learningEvents.reading,
      learners,
      misses,
      who: sql<UserId[]>`array_agg(distinct ${userId})`,
    })
    .from(learningEvents)
    .where(
      and(
        inArray(userId, [...people]),
        gte(happenedAt, since),
        inArray(itemKind, ['word', 'grammar']),
        inArray(outcome, ['wrong', 'shown']),
        counts,
      ),
    )
    .groupBy(itemKind, item, learningEvents.reading)
    .having(sql`${learners} >= ${least}`)
    .orderBy(desc(learners), desc(misses), item)
    .limit(limit);
}
