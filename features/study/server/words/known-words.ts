// Which words a person knows by their cards, for whoever wants to say how much of a text that is.

import { eq, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import type { CardWord } from '../../domain/memory/card.ts';
import { foldMarked } from '../cards/fold-cards.ts';
import { studyCards } from '../tables.ts';

export type KnownWords = {
  /** Recognised the last time they were asked; or never asked, and said right. */
  readonly known: readonly CardWord[];
  /** Taken up or met, and not known now. */
  readonly learning: readonly CardWord[];
};

export async function readKnownWords(db: Database, userId: UserId): Promise<KnownWords> {
  await foldMarked(db, userId);
  const { word, reading, skill, stage } = studyCards;
  const isRecognition = sql`${skill} = 'recognise'`;
  const isReview = sql`${stage} = 'review'`;
  const rows = await db
    .select({
      word,
      reading,
      // Without a card of recognition the other skills tell.
      isKnown: sql<boolean>`coalesce(bool_or(${isReview}) filter (where ${isRecognition}), bool_or(${isReview}))`,
    })
    .from(studyCards)
    .where(eq(studyCards.userId, userId))
    .groupBy(word, reading);
  const { known = [], learning = [] } = Object.groupBy(rows, ({ isKnown }) =>
    isKnown ? 'known' : 'learning',
  );
  return { known, learning };
}
