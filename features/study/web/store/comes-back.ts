// When a card comes back after an answer, as far as the server has said.

import { gradeOf, isHasty } from '../../domain/memory/grade.ts';
import type { Card } from '../queries.ts';
import type { AnswerEvent } from './facts.ts';

/** Says it of an answer where it differs from what was said last: nineteen times “tomorrow” tells nothing. */
export function tellReturns(): typeof daysUntilBack {
  let told: number | undefined;
  return (cards, events) => {
    const days = daysUntilBack(cards, events);
    if (days === undefined || days === told) return undefined;
    told = days;
    return days;
  };
}

/** In days; undefined where it comes back soon, or nobody can say. */
function daysUntilBack(
  cards: readonly Card[],
  [event, ...others]: readonly AnswerEvent[],
): number | undefined {
  const [card] = cards;
  if (!card?.daysUntil || !event || others.length > 0) return undefined;
  const grade = gradeOf(event, card.skill);
  if (grade === undefined || grade === 1) return undefined;
  if (card.stage === 'review' && isHasty(event)) return 1;
  return grade === 2 ? card.daysUntil.slow : card.daysUntil.right;
}
