// The database's clock, which all processes share.

import { sql } from 'drizzle-orm';
import type { Executor } from './database.ts';

/** The time at which the transaction began, in whole milliseconds. */
export async function databaseNow(executor: Executor): Promise<Date> {
  const { rows } = await executor.execute<{ now: string }>(
    sql`select extract(epoch from date_trunc('milliseconds', now())) * 1000 as now`,
  );
  return new Date(Number(rows[0]?.now));
}
