// One change of a person's membership at a time, across all processes.

import { sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';

/**
 * Waits for the others who change this person's membership, until the transaction ends. Answers the database's time
 * since then, which all processes share: what is granted later has a later moment.
 */
export async function lockMembership(tx: Executor, userId: UserId): Promise<Date> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`membership:${userId}`}, 0))`);
  const { rows } = await tx.execute<{ now: string }>(
    sql`select floor(extract(epoch from clock_timestamp()) * 1000)::text as now`,
  );
  return new Date(Number(rows[0]?.now));
}
