// How many words of several people are missed again and again: for whoever they let see it.

import { and, eq, gte, inArray, sql } from 'drizzle-orm';
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
    .where(
      and(
        inArray(studyCards.userId, [...people]),
        gte(studyCards.lapses, LEECH_LAPSES),
        eq(studyCards.isSuspended, false),
      ),
    )
    .groupBy(studyCards.userId);
}
