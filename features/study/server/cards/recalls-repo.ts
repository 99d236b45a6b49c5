// Stores and reads recalls: reviews of what was known before, with how likely that was.

import { and, avg, count, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../../kit/server/db/page-cursor.ts';
import type { Recall } from '../../domain/memory/fold-word.ts';
import { studyRecalls } from '../tables.ts';

type Folded = { readonly words: readonly string[]; readonly recalls: readonly Recall[] };

/** Replaces the recalls of some words, in one statement; what is as it was stays untouched. */
export async function storeRecalls(tx: Executor, userId: UserId, { words, recalls }: Folded): Promise<void> {
  const r = studyRecalls;
  const given = JSON.stringify(
    recalls.map(({ word, reading, eventId, at, predicted, isKnown }) => ({
      word,
      reading,
      event_id: eventId,
      at: new Date(at).toISOString(),
      predicted,
      is_known: isKnown,
    })),
  );
  await tx.execute(sql`
    with given as (select * from json_to_recordset(${given}::json) as given
      (word text, reading text, event_id uuid, at timestamptz, predicted float8, is_known boolean)),
    gone as (
      delete from ${r} where ${r.userId} = ${userId} and ${r.word} = any(${sql.param([...words])})
        and not exists (select from given where given.word = ${r.word}
          and given.reading = ${r.reading} and given.event_id = ${r.eventId}))
    insert into ${r} (user_id, word, reading, event_id, at, predicted, is_known)
    select ${userId}, word, reading, event_id, at, predicted, is_known from given
    on conflict (user_id, word, reading, event_id) do update
      set at = excluded.at, predicted = excluded.predicted, is_known = excluded.is_known
      where (${r.at}, ${r.predicted}, ${r.isKnown}) is distinct from (excluded.at, excluded.predicted, excluded.is_known)`);
}

/** Which recalls are meant: from a moment on, and with which end. */
export type RecallFilter = { readonly since: Date | null; readonly isKnown?: boolean | undefined };

const meant = (userId: UserId, { since, isKnown }: RecallFilter): SQL | undefined =>
  and(
    eq(studyRecalls.userId, userId),
    since === null ? undefined : gte(studyRecalls.at, since),
    isKnown === undefined ? undefined : eq(studyRecalls.isKnown, isKnown),
  );

/** How many recalls there were, how many of what was known, and the mean of how likely that was; null without any. */
export async function sumRecalls(db: Executor, userId: UserId, since: Date | null) {
  const [row] = await db
    .select({
      asked: count(),
      known: sql<number>`(count(*) filter (where ${studyRecalls.isKnown}))::int`,
      predicted: avg(studyRecalls.predicted).mapWith(Number),
    })
    .from(studyRecalls)
    .where(meant(userId, { since }));
  return row ?? { asked: 0, known: 0, predicted: null };
}

/** The events of recalls, the latest first. */
export async function listRecalls(
  db: Executor,
  userId: UserId,
  { before, limit, ...filter }: RecallFilter & PageRequest,
) {
  const { at, eventId } = studyRecalls;
  return db
    .select({ createdAt: at, id: eventId })
    .from(studyRecalls)
    .where(and(meant(userId, filter), olderThan({ createdAt: at, id: eventId }, before)))
    .orderBy(desc(at), desc(eventId))
    .limit(limit);
}
