// What learners said in talks, counted for other features, and the plays that they have finished.

import { and, count, desc, eq, gte, inArray, isNull, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import {
  type DayCount,
  dayCounts,
  maybeInWeek,
  type ZonedDate,
} from '../../../../kit/server/db/day-count.ts';
import { messages, talks, turns } from '../tables.ts';

/**
 * Said by the person themselves and in Chinese: in characters, or in pinyin that the tutor read as words which were used.
 * A suggestion that was tapped is no sentence of theirs; what was said in their own language put no word to use.
 */
const isSaid = and(
  eq(messages.author, 'learner'),
  isNull(messages.supersededAt),
  ne(messages.input, 'suggested'),
  sql`(${messages.text} ~ '[㐀-鿿]' or (${messages.understood} is not null and exists (
    select from messages answer join turns told on told.answer_id = answer.id
    where answer.talk_id = ${messages.talkId} and answer.answers_id = ${messages.id}
      and jsonb_array_length(coalesce(told.decision -> 'recorded', '[]'::jsonb)) > 0)))`,
);

/** Sentences that the person said. */
export async function countSentences(db: Executor, userId: UserId, day: ZonedDate): Promise<DayCount> {
  const [row] = await db
    .select(dayCounts(messages.createdAt, day))
    .from(talks)
    .innerJoin(messages, eq(messages.talkId, talks.id))
    .where(
      and(
        eq(talks.userId, userId),
        maybeInWeek(talks.lastMessageAt, day),
        maybeInWeek(messages.createdAt, day),
        isSaid,
      ),
    );
  return row ?? { today: 0, week: 0 };
}

/** Sentences that the person said since a moment; null for all of them. */
export async function countSentencesSince(db: Executor, userId: UserId, since: Date | null): Promise<number> {
  const [row] = await db
    .select({ sentences: count() })
    .from(talks)
    .innerJoin(messages, eq(messages.talkId, talks.id))
    .where(
      and(
        eq(talks.userId, userId),
        since === null ? undefined : and(gte(talks.lastMessageAt, since), gte(messages.createdAt, since)),
        isSaid,
      ),
    );
  return row?.sentences ?? 0;
}

export type Play = {
  readonly kind: 'role' | 'scene';
  readonly subject: string;
  /** At least once. */
  readonly isFinished: boolean;
  /** In so many talks. */
  readonly timesFinished: number;
};

/** More plays than there are roles and scenes, several times over. */
const TALKS_READ = 500;

/** The roles and scenes whose play has come to its end in one of the person's latest talks, each once; `before`: until then. */
export const listFinishedPlays = async (db: Executor, userId: UserId, before?: Date): Promise<Play[]> =>
  (await listPlays(db, userId, before)).filter(({ isFinished }) => isFinished);

/** Of a query without a join drizzle names the columns of a template alone, and `id` would be the message's. */
const whole = (column: SQLWrapper): SQL => sql`${column}`;

/** The roles and scenes of the person's latest talks, each once. */
export async function listPlays(db: Executor, userId: UserId, before?: Date): Promise<Play[]> {
  const latest = db
    .select({ id: talks.id, kind: talks.kind, subject: talks.subject })
    .from(talks)
    .where(and(eq(talks.userId, userId), ne(talks.kind, 'tutor')))
    .orderBy(desc(talks.lastMessageAt))
    .limit(TALKS_READ)
    .as('latest');
  const isBefore = before ? sql`and ${messages.createdAt} < ${before.toISOString()}` : sql``;
  const timesFinished = sql<number>`count(*) filter (where exists (select from ${messages}
    join ${turns} on ${turns.answerId} = ${messages.id}
    where ${messages.talkId} = ${whole(latest.id)} and ${messages.supersededAt} is null ${isBefore}
      and ${turns.progress} @> '{"ended": true}'))::int`;
  const plays = await db
    .select({ kind: latest.kind, subject: latest.subject, timesFinished })
    .from(latest)
    .groupBy(latest.kind, latest.subject);
  return plays.flatMap(({ kind, ...play }) =>
    kind === 'tutor' ? [] : [{ kind, ...play, isFinished: play.timesFinished > 0 }],
  );
}

/** Who of some people has brought which of some scenes to its end. */
export async function finishedScenesOf(db: Executor, people: readonly UserId[], scenes: readonly string[]) {
  if (people.length === 0 || scenes.length === 0) return [];
  const isFinished = sql<boolean>`exists (select from ${messages}
    join ${turns} on ${turns.answerId} = ${whole(messages.id)}
    where ${whole(messages.talkId)} = ${whole(talks.id)} and ${whole(messages.supersededAt)} is null
      and ${turns.progress} @> '{"ended": true}')`;
  return db
    .selectDistinct({ userId: talks.userId, scene: talks.subject })
    .from(talks)
    .where(
      and(
        inArray(talks.userId, [...people]),
        eq(talks.kind, 'scene'),
        inArray(talks.subject, [...new Set(scenes)]),
        isFinished,
      ),
    );
}

/** So many different questions of a topic were answered: being asked is no talk about it, nor is what answers nothing. */
const TOPIC_ANSWERS = 3;

/** The person's talks with tutors since a moment, each with the topics of which enough was answered. */
export async function topicTalksSince(
  db: Executor,
  userId: UserId,
  since: Date,
): Promise<{ at: Date; topics: string[] }[]> {
  // What was open when the learner spoke is what the answer before had left open.
  const answers = sql`select ${turns.decision} -> 'accepted' = 'true' as accepted,
      lag(${turns.memory} ->> 'ask') over (order by ${messages.seq}) as asked from ${messages}
    join ${turns} on ${turns.answerId} = ${messages.id}
    where ${messages.talkId} = ${whole(talks.id)} and ${messages.supersededAt} is null`;
  const topics = sql<string[]>`array(select split_part(asked, '.', 1) from (${answers}) as answers
    where accepted and position('.' in asked) > 0
    group by 1 having count(distinct asked) >= ${TOPIC_ANSWERS})`;
  return db
    .select({ at: talks.lastMessageAt, topics })
    .from(talks)
    .where(and(eq(talks.userId, userId), eq(talks.kind, 'tutor'), gte(talks.lastMessageAt, since)))
    .orderBy(desc(talks.lastMessageAt))
    .limit(TALKS_READ);
}
