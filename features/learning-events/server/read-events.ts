// Reads the log of learning events: what counts of it, by person, by item, by where it happened.

import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  ne,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import { milliseconds } from '../../../kit/server/db/clock.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { ANSWERS, effectiveEvents, type Item, NO_SIGNS, type Skill } from '../domain/index.ts';
import type { StoredEvent } from './append-events.ts';
import { learningEvents } from './tables.ts';
import { counts, happenedBefore, isAsked } from './what-counts.ts';

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
const before = alias(learningEvents, 'before');

/** The order of `effectiveEvents`, for pages of it. */
const ORDER = [happenedAt, learningEvents.deviceId, learningEvents.deviceSeq, idOf] as const;
export const inOrder = ORDER.map((column) => asc(column));

/** What a person did and missed in one place (a talk, a scene), the earliest first. */
export async function eventsOfSource(db: Executor, userId: UserId, sourceId: string): Promise<StoredEvent[]> {
  const events = await db
    .select()
    .from(learningEvents)
    .where(and(eq(ownerOf, userId), eq(learningEvents.sourceId, sourceId), counts));
  return effectiveEvents(events);
}

/** How the last answers of some people to words and points in some lessons went, once for each; `before`: until then. */
export async function lastLessonAnswers(
  db: Executor,
  people: readonly UserId[],
  lessons: readonly string[],
  before?: Date,
) {
  if (people.length === 0 || lessons.length === 0) return [];
  const { sourceId, source } = learningEvents;
  const of = [ownerOf, sourceId, itemKind, item, reading, skill] as const;
  return db
    .selectDistinctOn([...of], {
      userId: ownerOf,
      lesson: sourceId,
      kind: itemKind,
      key: item,
      reading,
      skill,
      outcome,
    })
    .from(learningEvents)
    .where(
      and(
        inArray(ownerOf, [...people]),
        inArray(sourceId, [...lessons]),
        eq(source, 'lesson'),
        inArray(skill, ['recognise', 'grammar']),
        // Whether a point is known is told by telling right from wrong, not by putting words in order.
        or(ne(skill, 'grammar'), ne(learningEvents.partId, 'order')),
        notInArray(outcome, [...NO_SIGNS]),
        happenedBefore(before),
        counts,
      ),
    )
    .orderBy(...of, desc(happenedAt), desc(learningEvents.deviceSeq));
}

/** Words whose last answer in some places was no right one. */
export async function wordsMissedIn(
  db: Executor,
  userId: UserId,
  places: readonly string[],
): Promise<ReadonlySet<string>> {
  if (places.length === 0) return new Set();
  const isThere = inArray(learningEvents.sourceId, [...places]);
  const rows = await db
    .selectDistinctOn([item], { word: item, outcome })
    .from(learningEvents)
    .where(
      and(eq(ownerOf, userId), isThere, eq(itemKind, 'word'), notInArray(outcome, [...NO_SIGNS]), counts),
    )
    .orderBy(item, desc(happenedAt), desc(learningEvents.deviceSeq));
  return new Set(rows.flatMap((row) => (row.outcome === 'wrong' ? [row.word] : [])));
}

/** The places in which a person answered something of one source since a moment, such as sessions of reviews. */
export async function placesAnswered(
  db: Executor,
  userId: UserId,
  { source, since }: { readonly source: 'review' | 'lesson'; readonly since: Date },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ place: learningEvents.sourceId })
    .from(learningEvents)
    .where(
      and(
        eq(ownerOf, userId),
        eq(learningEvents.source, source),
        gte(happenedAt, since),
        inArray(outcome, [...ANSWERS]),
        isAsked,
        counts,
      ),
    );
  return rows.map(({ place }) => place);
}

type SittingCount = { readonly place: string; readonly asked: number; readonly right: number };

/** Of tests in some places: how many different items each sitting asked, and how many of them were answered right. */
export async function countTestAnswers(
  db: Executor,
  userId: UserId,
  places: readonly string[],
  before?: Date,
): Promise<SittingCount[]> {
  const { source, sourceId, partId } = learningEvents;
  const items = sql`distinct (${itemKind}, ${item}, ${reading})`;
  return db
    .select({
      place: sourceId,
      asked: sql<number>`count(${items})::int`,
      right: sql<number>`(count(${items}) filter (where ${outcome} in ('right', 'near')))::int`,
    })
    .from(learningEvents)
    .where(
      and(
        eq(ownerOf, userId),
        inArray(sourceId, [...places]),
        eq(source, 'test'),
        happenedBefore(before),
        counts,
      ),
    )
    .groupBy(sourceId, partId);
}

type PracticeRound = {
  readonly scene: string;
  /** As the log names lines. */
  readonly lines: readonly string[];
  readonly right: number;
};

/** Of scenes that were practised line by line: the lines of each round, and how many of them went right. */
export async function practiceRounds(db: Executor, userId: UserId, before?: Date): Promise<PracticeRound[]> {
  const { source, sourceId, partId } = learningEvents;
  return db
    .select({
      scene: sourceId,
      lines: sql<string[]>`array_agg(distinct ${item})`,
      right: sql<number>`(count(distinct ${item}) filter (where ${outcome} in ('right', 'near')))::int`,
    })
    .from(learningEvents)
    .where(
      and(
        eq(ownerOf, userId),
        eq(source, 'scene_practice'),
        eq(itemKind, 'line'),
        happenedBefore(before),
        counts,
      ),
    )
    .groupBy(sourceId, partId);
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

/** As much of an event of a word as schedules are computed from; more than anybody does with a word is not read. */
const WORD_EVENT = {
  id: idOf,
  deviceId: learningEvents.deviceId,
  deviceSeq: learningEvents.deviceSeq,
  undoes: learningEvents.undoes,
  word: item,
  reading,
  skill,
  outcome,
  aided,
  tookMs: learningEvents.tookMs,
  grade: learningEvents.grade,
  dueAt: learningEvents.dueAt,
  lapses: learningEvents.lapses,
  source: learningEvents.source,
  partId: learningEvents.partId,
  happenedAt,
};
type WordEvent = Awaited<ReturnType<typeof eventsOfWords>>[number];

/** What became of some words, in any reading. */
export async function eventsOfWords(db: Executor, userId: UserId, words: readonly string[]) {
  return db
    .select(WORD_EVENT)
    .from(learningEvents)
    .where(and(eq(ownerOf, userId), eq(itemKind, 'word'), inArray(item, [...words]), counts));
}

/** In a query: the same of one word, as JSON; `wordEvent` reads it. */
export function eventsOfWordOf(userId: SQLWrapper, word: SQLWrapper): SQL<readonly StoredWordEvent[]> {
  const times = { happenedAt: milliseconds(happenedAt), dueAt: milliseconds(learningEvents.dueAt) };
  const fields = Object.entries({ ...WORD_EVENT, ...times });
  const told = new QueryBuilder()
    .select({
      event: sql`json_build_object(${sql.join(
        fields.flatMap(([name, value]) => [sql.raw(`'${name}'`), value]),
        sql`, `,
      )})`,
    })
    .from(learningEvents)
    .where(and(eq(ownerOf, userId), eq(itemKind, 'word'), eq(item, word), counts))
    .limit(ITEM_MAX);
  return sql`array(${told})`;
}

/** An event as JSON carries it. */
export type StoredWordEvent = Omit<WordEvent, 'happenedAt' | 'dueAt'> & {
  readonly happenedAt: number;
  readonly dueAt: number | null;
};
export const wordEvent = (stored: StoredWordEvent): WordEvent => ({
  ...stored,
  happenedAt: new Date(stored.happenedAt),
  dueAt: stored.dueAt === null ? null : new Date(stored.dueAt),
});

type LatestReviews = { readonly since: Date; readonly limit: number };

/** What a person answered in reviews, the latest first. */
export async function latestReviews(db: Executor, userId: UserId, { since, limit }: LatestReviews) {
  return db
    .select({
      ...WORD_EVENT,
      sourceId: learningEvents.sourceId,
    })
    .from(learningEvents)
    .where(
      and(
        eq(ownerOf, userId),
        gte(happenedAt, since),
        eq(learningEvents.source, 'review'),
        eq(itemKind, 'word'),
        counts,
      ),
    )
    .orderBy(...ORDER.map((column) => desc(column)))
    .limit(limit);
}
