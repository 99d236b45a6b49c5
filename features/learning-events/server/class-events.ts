// What several people did with the same things: for whoever they let see it.

import { and, desc, eq, gte, inArray, max, min, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { ANSWERS, RIGHT_ANSWERS } from '../domain/index.ts';
import { counts } from './read-events.ts';
import { learningEvents } from './tables.ts';

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

/** When each of some people last answered each of some words right, in any skill. */
export async function wordsRightBy(db: Executor, people: readonly UserId[], words: readonly string[]) {
  if (people.length === 0 || words.length === 0) return [];
  return db
    .select({ userId, word: item, at: max(happenedAt) })
    .from(learningEvents)
    .where(
      and(
        inArray(userId, [...people]),
        eq(itemKind, 'word'),
        inArray(item, [...new Set(words)]),
        inArray(outcome, [...RIGHT_ANSWERS]),
        counts,
      ),
    )
    .groupBy(userId, item);
}

type Spans = { readonly since: Date; readonly recentSince: Date };

/** How much each of some people answered and got right since a moment and since a later one, and when they last did. */
export async function countAnswersBy(db: Executor, people: readonly UserId[], { since, recentSince }: Spans) {
  if (people.length === 0) return [];
  const isAnswer = inArray(outcome, [...ANSWERS]);
  const isRight = inArray(outcome, [...RIGHT_ANSWERS]);
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
    .select({ kind: itemKind, key: item, reading: learningEvents.reading, learners, misses })
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
