// The database's clock, which all processes share.

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Executor } from './database.ts';

/** The time at which the transaction began, in whole milliseconds. */
export async function databaseNow(executor: Executor): Promise<Date> {
  const { rows } = await executor.execute<{ now: string }>(
    sql`select extract(epoch from date_trunc('milliseconds', now())) * 1000 as now`,
  );
  return new Date(Number(rows[0]?.now));
}

/** In a query: a moment as milliseconds since 1970, as JSON can carry it. */
export const milliseconds = (moment: SQLWrapper): SQL<number> =>
  sql`(extract(epoch from ${moment}) * 1000)::float8`;
