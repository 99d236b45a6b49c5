// Removes rows that are older than their table has declared, a batch at a time.

import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../db/database.ts';
import { type DataPolicy, RETENTION_JOB } from '../db/declare-data.ts';
import type { Jobs } from './jobs.ts';

/** Short transactions: who writes into the table hardly waits. */
const BATCH = 2000;
/** In one run for each table; the next night takes the rest. */
const MOST_BATCHES = 500;
const LIMIT_SECONDS = 3600;

type RetentionOptions = { readonly db: Database; readonly policies: readonly DataPolicy[] };

export function defineRetention(jobs: Jobs, options: RetentionOptions): void {
  jobs.define({
    name: RETENTION_JOB,
    data: z.object({}),
    retries: 1,
    limitSeconds: LIMIT_SECONDS,
    every: '7 21 * * *',
    handle: async () => void (await removeOldRows(options)),
  });
}

/** How many rows went, by table; those of tables with a job of their own are not its work. */
export async function removeOldRows({
  db,
  policies,
}: RetentionOptions): Promise<ReadonlyMap<string, number>> {
  const removed = new Map<string, number>();
  for (const { table, name, retention, ageColumn } of policies) {
    if (retention.stays !== 'days' || retention.job !== RETENTION_JOB || !ageColumn) continue;
    const old = sql`${sql.identifier(ageColumn)} < now() - make_interval(days => ${retention.days})`;
    let rows = 0;
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const { rowCount } = await db.execute(
        sql`delete from ${table} where ctid in (select ctid from ${table} where ${old} limit ${BATCH})`,
      );
      rows += rowCount ?? 0;
      if ((rowCount ?? 0) < BATCH) break;
    }
    removed.set(name, rows);
  }
  return removed;
}
