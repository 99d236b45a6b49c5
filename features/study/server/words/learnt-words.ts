// Which words a learner has learnt: those whose meaning they have recognised and still review.

import { and, eq, inArray } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { studyCards } from '../tables.ts';

/** In any reading; of the given words, where some are given. */
export async function learntWords(
  db: Executor,
  userId: UserId,
  words?: readonly string[],
): Promise<ReadonlySet<string>> {
  if (words?.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ word: studyCards.word })
    .from(studyCards)
    .where(
      and(
        eq(studyCards.userId, userId),
        words && inArray(studyCards.word, [...words]),
        eq(studyCards.skill, 'recognise'),
        eq(studyCards.stage, 'review'),
      ),
    );
  return new Set(rows.map(({ word }) => word));
}
