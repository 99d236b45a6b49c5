// Reads the log of learning events: what counts of it, by person, by item, by where it happened, by day.

import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  notExists,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import { milliseconds } from '../../../kit/server/db/clock.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { type DayCount, dayCounts, maybeInWeek, type ZonedDate } from '../../../kit/server/db/day-count.ts';
import { effectiveEvents, type Item, type Skill, type WordEvent } from '../domain/index.ts';
import type { StoredEvent } from './append-events.ts';
import { learningEvents } from './tables.ts';

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
const undoing = alias(learningEvents, 'undoing');
const before = alias(learningEvents, 'before');

/** The event counts: it takes nothing back, and nothing has taken it back. */
const counts = and(
  isNull(learningEvents.undoes),
  notExists(
    new QueryBuilder()
      .select({ one: sql`1` })
      .from(undoing)
      .where(and(eq(undoing.userId, ownerOf), eq(undoing.undoes, idOf))),
  ),
);

/** The order of `effectiveEvents`, for pages of it. */
const ORDER = [happenedAt, learningEvents.deviceId, learningEvents.deviceSeq, idOf] as const;
const inOrder = ORDER.map((column) => asc(column));

/** What a person did and missed in one place (a talk, a scene), the earliest first. */
export async function eventsOfSource(db: Executor, userId: UserId, sourceId: string): Promise<StoredEvent[]> {
  const events = await db
    .select()
    .from(learningEvents)
    .where(and(eq(ownerOf, userId), eq(learningEvents.sourceId, sourceId), counts));
  return effectiveEvents(events);
}

/** More than anybody does with one item in a lifetime. */
const ITEM_MAX = 2000;

/** What became of one item, the earliest first; of one of its skills where that is named. */
export async function eventsOfItem(
  db: Executor,
  userId: UserId,
  { kind, key, reading: read, skill: of }: Item & { readonly skill?: Skill | undefined },
): Promise<StoredEvent[]> {
  return db
    .select()
    .from(learningEvents)
    .where(
      and(
        eq(ownerOf, userId),
        eq(itemKind, kind),
        eq(item, key),
        eq(reading, read),
        of === undefined ? undefined : eq(skill, of),
        counts,
      ),
    )
    .orderBy(...inOrder)
    .limit(ITEM_MAX);
}

type HistoryPage = {
  /** The id of the last event of the page before. */
  readonly after: string | undefined;
  readonly limit: number;
};

/** A person's history in the order in which it happened; late ones of another device may come before what was read. */
export async function readHistory(
  db: Executor,
  userId: UserId,
  { after, limit }: HistoryPage,
): Promise<StoredEvent[]> {
  const list = (columns: readonly SQLWrapper[]) => sql.join([...columns], sql`, `);
  const last = [before.happenedAt, before.deviceId, before.deviceSeq, before.id];
  const isLater =
    after === undefined
      ? undefined
      : sql`(${list(ORDER)}) > (select ${list(last)} from ${learningEvents} as before
          where ${before.userId} = ${userId} and ${before.id} = ${after})`;
  return db
    .select()
    .from(learningEvents)
    .where(and(eq(ownerOf, userId), counts, isLater))
    .orderBy(...inOrder)
    .limit(limit);
}

/** So far back a word is remembered for being met again; who says much in a day loses the oldest a little sooner. */
const REMEMBERED = { days: 90, events: 1000 };

const isMissed = inArray(outcome, ['near', 'wrong', 'shown', 'asked']);
/** In a sentence, or said from its meaning, without help. */
const isUsed = and(inArray(skill, ['use', 'recall', 'speaking']), eq(outcome, 'right'), eq(aided, 'none'));

/** In a query: what became of a person's words in the last months, the latest first. */
export function recentWordEventsOf(userId: SQLWrapper): SQL<readonly WordEvent[]> {
  const recent = new QueryBuilder()
    .select({
      event: sql`json_build_object('what', case when ${isMissed} then 'missed' else 'used' end,
        'word', ${item}, 'reading', ${reading}, 'at', ${milliseconds(happenedAt)})`,
    })
    .from(learningEvents)
    .where(
      and(
        eq(ownerOf, userId),
        gt(happenedAt, sql`now() - make_interval(days => ${sql.raw(String(REMEMBERED.days))})`),
        eq(itemKind, 'word'),
        or(isMissed, isUsed),
        counts,
      ),
    )
    .orderBy(...ORDER.map((column) => desc(column)))
    .limit(REMEMBERED.events);
  return sql`array(${recent})`;
}

/** How many different words a person met on a day and in the week that ends with it: used, missed or asked about. */
export async function countWordsMet(db: Executor, userId: UserId, day: ZonedDate): Promise<DayCount> {
  const [row] = await db
    .select(dayCounts(happenedAt, day, sql`distinct (${item}, ${reading})`))
    .from(learningEvents)
    .where(and(eq(ownerOf, userId), maybeInWeek(happenedAt, day), eq(itemKind, 'word'), counts));
  return row ?? { today: 0, week: 0 };
}
