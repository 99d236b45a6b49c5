// Counts calls per key in fixed windows in the database, so that the limit holds across processes.

import { lt, sql } from 'drizzle-orm';
import type { RateLimit } from '../../core/procedure.ts';
import type { Executor } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { rateLimits } from './tables.ts';

export type RateVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterSeconds: number };

const counting = prepared((db) => {
  const windowEnd = sql`now() + make_interval(secs => ${sql.placeholder('seconds')})`;
  const over = sql`${rateLimits.windowEndsAt} <= now()`;
  return db
    .insert(rateLimits)
    .values({ key: sql.placeholder('key'), count: 1, windowEndsAt: windowEnd })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
        windowEndsAt: sql`case when ${over} then ${windowEnd} else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning({
      count: rateLimits.count,
      secondsLeft: sql<number>`ceil(extract(epoch from ${rateLimits.windowEndsAt} - now()))::int`,
    })
    .prepare('rate_limit_count');
});

/** Counts one call under `key` and says whether it is within the limit. One statement, safe under concurrency. */
export async function countCall(db: Executor, key: string, limit: RateLimit): Promise<RateVerdict> {
  const [row] = await counting(db).execute({ key, seconds: limit.seconds });
  if (!row || row.count <= limit.max) return { allowed: true };
  return { allowed: false, retryAfterSeconds: Math.max(1, row.secondsLeft) };
}

/** Forgets windows that have ended; run now and then by a job. */
export async function forgetEndedWindows(db: Executor): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, sql`now()`));
}
