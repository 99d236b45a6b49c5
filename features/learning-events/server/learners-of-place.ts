// How many learners have met a lesson or a graded text: counted learner by learner along an index, however much each did.

import { sql } from 'drizzle-orm';
import type { Executor } from '../../../kit/server/db/database.ts';
import { learningEvents } from './tables.ts';

/** Where the counting ends: more is a crowd. */
const COUNTED_MAX = 5000;
const LATELY_DAYS = 7;

export type LearnersOfPlace = {
  readonly learners: number;
  /** Of them in the last seven days. */
  readonly lately: number;
  /** There are more than were counted. */
  readonly isMore: boolean;
};

type Place = { readonly source: 'lesson' | 'reading'; readonly sourceId: string };

export async function countLearnersOf(db: Executor, { source, sourceId }: Place): Promise<LearnersOfPlace> {
  // Written out, so that the partial index fits whatever the parameters are.
  const isThere = sql`source in ('lesson', 'reading') and source = ${source} and source_id = ${sourceId}`;
  const { rows } = await db.execute<{ learners: number; lately: number }>(sql`
    with recursive met as (
      (select user_id, happened_at from ${learningEvents} where ${isThere}
        order by user_id, happened_at desc limit 1)
      union all
      select next.user_id, next.happened_at from met, lateral (
        select user_id, happened_at from ${learningEvents} where ${isThere} and user_id > met.user_id
        order by user_id, happened_at desc limit 1
      ) next
    )
    select count(*)::int as learners,
      (count(*) filter (where happened_at > now() - make_interval(days => ${LATELY_DAYS})))::int as lately
    from (select happened_at from met limit ${COUNTED_MAX + 1}) counted`);
  const { learners, lately } = rows[0] ?? { learners: 0, lately: 0 };
  return {
    learners: Math.min(learners, COUNTED_MAX),
    lately: Math.min(lately, COUNTED_MAX),
    isMore: learners > COUNTED_MAX,
  };
}
