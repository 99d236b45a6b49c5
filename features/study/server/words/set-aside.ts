// Which of some words are left out of all reviews, as their learner has decided or their deck had it.

import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import { wordKey } from '../../domain/day/plan.ts';
import type { CardWord } from '../../domain/memory/card.ts';
import { cardsOfWords } from '../cards/cards-repo.ts';
import { foldMarked } from '../cards/fold-cards.ts';

/** By `word reading`: those of which every card that was taken up is set aside. */
export async function setAsideAmong(
  db: Database,
  userId: UserId,
  words: readonly CardWord[],
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  await foldMarked(db, userId);
  const cards = await cardsOfWords(
    db,
    userId,
    words.map(({ word }) => word),
  );
  const takenUp = Map.groupBy(
    cards.filter(({ addedAt }) => addedAt !== null),
    wordKey,
  );
  return new Set(
    Array.from(takenUp)
      .filter(([, own]) => own.every(({ isSuspended }) => isSuspended))
      .map(([key]) => key),
  );
}
