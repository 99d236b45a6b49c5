// Adds to the log of learning events, and reads it.

import { createHash } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { type DayCount, dayCounts, maybeInWeek, type ZonedDate } from '../../../kit/server/db/day-count.ts';
import { prepared } from '../../../kit/server/db/prepared.ts';
import { learningEvents } from './tables.ts';

export type LearningEvent = typeof learningEvents.$inferSelect;
export type NewEvent = typeof learningEvents.$inferInsert;

/** Adds events; one whose id is known stores nothing. `tx` is the transaction of what they tell of. */
export async function recordEvents(tx: Executor, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx
    .insert(learningEvents)
    .values([...events])
    .onConflictDoNothing();
}

/** What a person did and missed in one talk, in the order of the log. */
export async function eventsOfTalk(db: Executor, userId: UserId, talkId: string): Promise<LearningEvent[]> {
  return db
    .select()
    .from(learningEvents)
    .where(and(eq(learningEvents.talkId, talkId), eq(learningEvents.userId, userId)))
    .orderBy(asc(learningEvents.at), asc(learningEvents.id));
}

/** So far back a word is remembered for being met again; who says much in a day loses the oldest a little sooner. */
const REMEMBERED = { days: 90, events: 1000 };

const wordEvents = prepared((db) =>
  db
    .select({ kind: learningEvents.kind, word: learningEvents.what, at: learningEvents.at })
    .from(learningEvents)
    .where(
      and(
        eq(learningEvents.userId, sql.placeholder('userId')),
        gt(learningEvents.at, sql`now() - make_interval(days => ${sql.raw(String(REMEMBERED.days))})`),
        or(
          inArray(learningEvents.kind, ['missed_word', 'asked_meaning', 'asked_how_to_say']),
          and(eq(learningEvents.kind, 'used_word'), eq(learningEvents.aided, 'none')),
        ),
      ),
    )
    .orderBy(desc(learningEvents.at))
    .limit(REMEMBERED.events)
    .prepare('word_events'),
);

/** What became of a person's words in the last months: missed, asked about, or used in a sentence without help; the latest first. */
export function recentWordEvents(db: Executor, userId: UserId) {
  return wordEvents(db).execute({ userId });
}

/** How many different words a person met on a day and in the week that ends with it: used, missed or asked about. */
export async function countWordsMet(db: Executor, userId: UserId, day: ZonedDate): Promise<DayCount> {
  const [row] = await db
    .select(dayCounts(learningEvents.at, day, sql`distinct ${learningEvents.what}`))
    .from(learningEvents)
    .where(
      and(
        eq(learningEvents.userId, userId),
        maybeInWeek(learningEvents.at, day),
        inArray(learningEvents.kind, ['used_word', 'missed_word', 'asked_meaning', 'asked_how_to_say']),
      ),
    );
  return row ?? { today: 0, week: 0 };
}

/** The id of what follows from `parts`, such as a message and a word: the same each time it is worked out (UUID version 8). */
export function eventId(...parts: readonly string[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(parts)).digest().subarray(0, 16);
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
