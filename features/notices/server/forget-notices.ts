// Deletes notices that are old: read ones after a season, all after a year.

import { sql } from 'drizzle-orm';
import type { Database } from '../../../kit/server/db/database.ts';
import { notices } from './tables.ts';

export const READ_DAYS = 90;
export const LONGEST_DAYS = 365;
/** Rows of one statement, so that none holds many locks for long. */
const BATCH = 2000;

export async function forgetNotices(db: Database, now: Date, batch = BATCH): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
  let forgotten = 0;
  for (;;) {
    const { rowCount } = await db.execute(sql`
      delete from ${notices} where ${notices.id} in (
        select ${notices.id} from ${notices}
        where ${notices.createdAt} < ${daysAgo(LONGEST_DAYS)}
          or (${notices.createdAt} < ${daysAgo(READ_DAYS)} and ${notices.readAt} is not null)
        limit ${batch}
      )`);
    forgotten += rowCount ?? 0;
    if ((rowCount ?? 0) < batch) return forgotten;
  }
}
