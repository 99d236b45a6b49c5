// What several people did with the same things: for whoever they let see it.

import { and, eq, inArray, max, min } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { RIGHT_ANSWERS } from '../domain/index.ts';
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
