// Which texts a person has read to the end, and how many.

import { and, eq, gte, sql } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { learningEvents } from './tables.ts';
import { counts, happenedBefore } from './what-counts.ts';

const { userId: ownerOf, itemKind, item, happenedAt } = learningEvents;

/** The texts that a person has read to the end. */
export async function textsRead(db: Executor, userId: UserId, before?: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ key: item })
    .from(learningEvents)
    .where(and(eq(ownerOf, userId), eq(itemKind, 'text'), happenedBefore(before), counts));
  return rows.map(({ key }) => key);
}

/** How many texts a person has read to the end since a moment; of all time without one. */
export async function countTextsRead(db: Executor, userId: UserId, since: Date | null): Promise<number> {
  const sinceThen = since === null ? undefined : gte(happenedAt, since);
  const [row] = await db
    .select({ texts: sql<number>`count(distinct ${item})::int` })
    .from(learningEvents)
    .where(and(eq(ownerOf, userId), eq(itemKind, 'text'), sinceThen, counts));
  return row?.texts ?? 0;
}
