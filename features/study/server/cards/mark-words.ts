// Marks words whose cards must be computed again though nothing new has happened with them.

import { sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { wordsOf } from '../../../learning-events/server/api.ts';
import { studyMarks } from '../tables.ts';

/** All words of a person, or of everybody: after a change of how they come back, or to rebuild all cards from the log. */
export async function markAll(db: Executor, userId?: UserId): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into ${studyMarks} (user_id, word) ${wordsOf(userId)} order by 1, 2
    on conflict (user_id, word) do update set marked_at = now()`);
  return rowCount ?? 0;
}
