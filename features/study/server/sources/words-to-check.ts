// Words that are probably known and that no answer has shown: a few of them are asked each day, without being shown.

import type { UserId } from '../../../../kit/core/user-id.ts';
import { type CardState, type CardWord, newRecognition } from '../../domain/memory/card.ts';
import { cardsOfWords } from '../cards/cards-repo.ts';
import type { StudyDeps } from '../deps.ts';

/** Of hundreds of words those that are answered soon make reviews of their own: no more than a day carries. */
export const CHECKS_A_DAY = 8;

/** The least likely first: where a doubt is greatest an answer tells most. */
export async function wordsToCheck(
  { db, listProbable }: Pick<StudyDeps, 'db' | 'listProbable'>,
  userId: UserId,
  limit: number,
): Promise<CardState[]> {
  if (limit <= 0) return [];
  const probable: readonly CardWord[] = (await listProbable(userId)).toReversed();
  const cards = await cardsOfWords(
    db,
    userId,
    probable.map(({ word }) => word),
  );
  const answered = new Set(cards.filter(({ stage }) => stage !== 'new').map(({ word }) => word));
  return probable
    .filter(({ word }) => !answered.has(word))
    .slice(0, limit)
    .map(newRecognition);
}
