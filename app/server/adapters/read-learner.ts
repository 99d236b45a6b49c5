// Reads what several features know about a learner, for every turn of a talk: in one statement.

import { sql } from 'drizzle-orm';
import { givenNameOf } from '../../../features/account/server/api.ts';
import { usableFactsOf } from '../../../features/learner-facts/server/api.ts';
import { dueWordsOf, ownWordsOf } from '../../../features/study/server/api.ts';
import type { LearnerSource } from '../../../features/tutor-chat/server/api.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import { prepared } from '../../../kit/server/db/prepared.ts';

const learner = prepared((db) => {
  const userId = sql`${sql.placeholder('userId')}::uuid`;
  return db
    .select({
      facts: usableFactsOf(userId),
      due: dueWordsOf(userId),
      own: ownWordsOf(userId, sql`${sql.placeholder('said')}::text[]`),
      name: givenNameOf(userId),
    })
    .from(sql`(values (1)) as one`)
    .prepare('learner');
});

export async function readLearner(
  db: Database,
  userId: UserId,
  said: readonly string[],
): ReturnType<LearnerSource> {
  const [known] = await learner(db).execute({ userId, said: [...said] });
  if (!known) throw new Error('a select of values gave no row');
  return { ...known, name: known.name ?? undefined };
}
