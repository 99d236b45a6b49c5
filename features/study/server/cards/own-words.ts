// Which of some words a person is studying: what they say of these tells of their cards, due or not.

import { and, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { studyCards } from '../tables.ts';

/** In a query: those of `words` that were taken up, as far as the cards know by now. */
export function ownWordsOf(userId: SQLWrapper, words: SQLWrapper): SQL<readonly string[]> {
  const own = new QueryBuilder()
    .selectDistinct({ word: studyCards.word })
    .from(studyCards)
    .where(
      and(
        eq(studyCards.userId, userId),
        sql`${studyCards.word} = any(${words})`,
        isNotNull(studyCards.addedAt),
      ),
    );
  return sql`array(${own})`;
}
