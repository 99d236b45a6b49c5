// Which words of people are missed again and again, and how many: for whoever they let see it.

import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { LEECH_LAPSES } from '../../domain/memory/card.ts';
import { studyCards } from '../tables.ts';

/** As far as their cards are computed, which is at most a minute behind; whoever has none is not among them. */
export async function countLeechesOf(db: Executor, people: readonly UserId[]) {
  if (people.length === 0) return [];
  return db
    .select({
      userId: studyCards.userId,
      words: sql<number>`count(distinct (${studyCards.word}, ${studyCards.reading}))::int`,
    })
    .from(studyCards)
    .where(areLeechesOf(people))
    .groupBy(studyCards.userId);
}

const areLeechesOf = (people: readonly UserId[]) =>
  and(
    inArray(studyCards.userId, [...people]),
    gte(studyCards.lapses, LEECH_LAPSES),
    eq(studyCards.isSuspended, false),
  );

/** The same words of one person by name, the most often forgotten first. */
export async function listLeechesOf(db: Executor, person: UserId, limit: number) {
  const lapses = sql<number>`max(${studyCards.lapses})::int`;
  return db
    .select({ word: studyCards.word, reading: studyCards.reading, lapses })
    .from(studyCards)
    .where(areLeechesOf([person]))
    .groupBy(studyCards.word, studyCards.reading)
    .orderBy(desc(lapses), studyCards.word)
    .limit(limit);
}
