// Computes cards of people who have not come to study since something happened: after talks, imports, and a rebuild.

import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import type { Jobs } from '../../../../kit/server/jobs/jobs.ts';
import { studyMarks } from '../tables.ts';
import { foldMarked } from './fold-cards.ts';

export function defineFoldJob(jobs: Jobs, db: Database): void {
  jobs.define({
    name: 'study.fold',
    data: z.object({}),
    retries: 1,
    every: '* * * * *',
    handle: async () => void (await foldEverybody(db)),
  });
}

/** Marks that are looked at to find the people that they are of; what comes after them is the next run's. */
const MARKS_A_ROUND = 2000;

/** Of whoever waits the longest first; ends when all is done, or others are at the rest. Says how many people there were. */
export async function foldEverybody(db: Database): Promise<number> {
  const done = new Set<UserId>();
  for (;;) {
    const { rows } = await db.execute<{ user_id: UserId }>(
      sql`select distinct user_id from (select user_id from ${studyMarks} order by marked_at limit ${MARKS_A_ROUND}) as oldest`,
    );
    const people = rows.map(({ user_id: userId }) => userId).filter((userId) => !done.has(userId));
    for (const userId of people) done.add(userId);
    for (const userId of people) await foldMarked(db, userId);
    if (people.length === 0) return done.size;
  }
}
