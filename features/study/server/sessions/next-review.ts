// When a word that somebody is learning comes back, by the one schedule that there is.

import type { UserId } from '../../../../kit/core/user-id.ts';
import { wordKey } from '../../domain/day/plan.ts';
import type { CardWord } from '../../domain/memory/card.ts';
import { cardsOfWords } from '../cards/cards-repo.ts';
import { foldMarked } from '../cards/fold-cards.ts';
import { toIso } from '../cards/to-iso.ts';
import type { StudyDeps } from '../deps.ts';

/**
 * Null for a word that was not taken up. Of its cards that were begun the one that comes first counts: further skills are
 * begun when there is time, and on no day of their own.
 */
export async function findNextReview({ db }: Pick<StudyDeps, 'db'>, userId: UserId, word: CardWord) {
  await foldMarked(db, userId);
  const cards = await cardsOfWords(db, userId, [word.word]);
  const own = cards.filter((card) => card.addedAt !== null && wordKey(card) === wordKey(word));
  if (own.length === 0) return null;
  const begun = own.filter(({ stage, due }) => stage !== 'new' && due !== null);
  const dues = (begun.length > 0 ? begun : own).flatMap(({ due }) => due ?? []);
  return {
    isSuspended: own.every(({ isSuspended }) => isSuspended),
    due: dues.length === 0 ? null : toIso(Math.min(...dues)),
  };
}
