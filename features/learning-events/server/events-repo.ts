// Adds to the log of learning events, and reads it.

import { createHash } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import { milliseconds } from '../../../kit/server/db/clock.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { type DayCount, dayCounts, maybeInWeek, type ZonedDate } from '../../../kit/server/db/day-count.ts';
import type { EventKind } from '../domain/index.ts';
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

const TOLD = [
  'id',
  'userId',
  'kind',
  'what',
  'aided',
  'talkId',
  'messageId',
  'evidence',
  'clientAt',
] as const;

/**
 * To stand as a part of a statement (`with … as (…)`): adds the events that a parameter carries as JSON (`eventsJson`),
 * if `from` gives a row, of which it has one or none. An event whose id is known stores nothing.
 */
export function recordingEvents(events: SQLWrapper, from: SQLWrapper): SQL {
  const columns = TOLD.map((key) => learningEvents[key]);
  const list = (parts: readonly SQLWrapper[]) => sql.join([...parts], sql`, `);
  const names = list(columns.map(({ name }) => sql.identifier(name)));
  const types = list(
    columns.map((column) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`),
  );
  const told = list(columns.map(({ name }) => sql`told.${sql.identifier(name)}`));
  return sql`insert into ${learningEvents} (${names})
    select ${told} from ${from}, json_to_recordset(${events}::json) as told (${types}) on conflict do nothing`;
}

export const eventsJson = (events: readonly Required<Omit<NewEvent, 'at'>>[]): string =>
  JSON.stringify(
    events.map((event) => Object.fromEntries(TOLD.map((key) => [learningEvents[key].name, event[key]]))),
  );

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

export type WordEvent = { readonly kind: EventKind; readonly word: string; readonly at: number };

/**
 * In a query: what became of a person's words in the last months, missed, asked about, or used in a sentence without
 * help; the latest first, at milliseconds since 1970.
 */
export function recentWordEventsOf(userId: SQLWrapper): SQL<readonly WordEvent[]> {
  const { kind, what, at } = learningEvents;
  const recent = new QueryBuilder()
    .select({
      event: sql`json_build_object('kind', ${kind}, 'word', ${what}, 'at', ${milliseconds(at)})`,
    })
    .from(learningEvents)
    .where(
      and(
        eq(learningEvents.userId, userId),
        gt(at, sql`now() - make_interval(days => ${sql.raw(String(REMEMBERED.days))})`),
        or(
          inArray(kind, ['missed_word', 'asked_meaning', 'asked_how_to_say']),
          and(eq(kind, 'used_word'), eq(learningEvents.aided, 'none')),
        ),
      ),
    )
    .orderBy(desc(at))
    .limit(REMEMBERED.events);
  return sql`array(${recent})`;
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
