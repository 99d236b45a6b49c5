// What a person answered since a moment: counted for a report, and listed by the very conditions that it was counted by.

import { and, count, desc, eq, gte, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../kit/server/db/page-cursor.ts';
import { ANSWERS, RIGHT_ANSWERS, type Skill } from '../domain/index.ts';
import { learningEvents } from './tables.ts';
import { counts, isAsked } from './what-counts.ts';

const { userId: ownerOf, id, skill, itemKind, item, outcome, aided, happenedAt } = learningEvents;

/** What was answered in another program is told by itself: it was no study here. */
const isHere = ne(learningEvents.source, 'import');
const isRight = inArray(outcome, [...RIGHT_ANSWERS]);
const isAided = ne(aided, 'none');

/** A text as a whole is read, and counted as such; each of its questions is an answer of its own. */
const isOneQuestion = ne(itemKind, 'text');

/** Which answers are meant; what is absent does not matter. */
export type AnswerFilter = {
  /** From this moment on; null: of all time. */
  readonly since: Date | null;
  readonly skill?: Skill | undefined;
  readonly isRight?: boolean | undefined;
  /** With help beside them. */
  readonly isAided?: boolean | undefined;
  /** Of one point of grammar. */
  readonly point?: string | undefined;
};

function meant(userId: UserId, filter: AnswerFilter): SQL | undefined {
  return and(
    eq(ownerOf, userId),
    filter.since === null ? undefined : gte(happenedAt, filter.since),
    inArray(outcome, [...ANSWERS]),
    isAsked,
    isHere,
    isOneQuestion,
    filter.skill === undefined ? undefined : eq(skill, filter.skill),
    filter.isRight === undefined ? undefined : sql`(${isRight}) = ${filter.isRight}`,
    filter.isAided === undefined ? undefined : sql`(${isAided}) = ${filter.isAided}`,
    filter.point === undefined ? undefined : and(eq(itemKind, 'grammar'), eq(item, filter.point)),
    counts,
  );
}

/**
 * How many answers there were of each kind; those to grammar also by point. These are few and stand in an index of their
 * own: 100,000 others are grouped by three columns as they are, which costs half of what a fourth that is worked out does.
 */
export async function countAnswers(db: Executor, userId: UserId, since: Date | null) {
  const mine = and(
    eq(ownerOf, userId),
    since === null ? undefined : gte(happenedAt, since),
    isAsked,
    isHere,
    isOneQuestion,
    counts,
  );
  const groups = await db
    .select({ skill, outcome, aided, point: sql<string | null>`null::text`, count: count() })
    .from(learningEvents)
    .where(and(mine, ne(itemKind, 'grammar')))
    .groupBy(skill, outcome, aided)
    .unionAll(
      db
        .select({ skill, outcome, aided, point: sql<string | null>`${item}`, count: count() })
        .from(learningEvents)
        .where(and(mine, eq(itemKind, 'grammar')))
        .groupBy(skill, outcome, aided, item),
    );
  return groups
    .filter((group) => isOneOf(ANSWERS, group.outcome))
    .map((group) => ({
      skill: group.skill,
      isRight: isOneOf(RIGHT_ANSWERS, group.outcome),
      isAided: group.aided !== 'none',
      point: group.point,
      count: group.count,
    }));
}

/** How many answers came with decks. */
export async function countImported(db: Executor, userId: UserId, since: Date | null): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(learningEvents)
    .where(
      and(
        eq(ownerOf, userId),
        since === null ? undefined : gte(happenedAt, since),
        eq(learningEvents.source, 'import'),
        inArray(outcome, [...ANSWERS]),
        counts,
      ),
    );
  return row?.count ?? 0;
}

const isOneOf = (outcomes: readonly string[], outcome: string): boolean => outcomes.includes(outcome);

/** What of an answer its learner is shown. */
const SHOWN = {
  id,
  skill,
  kind: itemKind,
  key: item,
  reading: learningEvents.reading,
  // Only answers are asked for.
  outcome: sql<(typeof ANSWERS)[number]>`${outcome}`,
  aided,
  answer: learningEvents.answer,
  source: learningEvents.source,
  happenedAt,
};

/** Answers by their ids, the latest first. */
export async function answersOf(db: Executor, userId: UserId, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select(SHOWN)
    .from(learningEvents)
    .where(and(eq(ownerOf, userId), inArray(id, [...ids]), inArray(outcome, [...ANSWERS])))
    .orderBy(desc(happenedAt), desc(id));
}

/** The answers themselves, the latest first. */
export async function listAnswers(
  db: Executor,
  userId: UserId,
  { before, limit, ...filter }: AnswerFilter & PageRequest,
) {
  return db
    .select(SHOWN)
    .from(learningEvents)
    .where(and(meant(userId, filter), olderThan({ createdAt: happenedAt, id }, before)))
    .orderBy(desc(happenedAt), desc(id))
    .limit(limit);
}
