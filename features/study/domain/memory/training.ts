// What parameters are fitted to: the reviews of each card as grades and days, and how well parameters foretell them.

import { effectiveEvents } from '../../../learning-events/domain/index.ts';
import type { CardSkill } from './card.ts';
import { evidenceOf, type StudyEvent } from './evidence.ts';
import type { Grade, Memory, MemoryModel } from './memory.ts';
import { ONE_SITTING } from './review.ts';
import { DAY_MS } from './times.ts';

/** `days`: whole ones since the review before; 0 for the first, and within one sitting. */
export type TrainedReview = { readonly grade: Grade; readonly days: number };
export type TrainedCard = readonly TrainedReview[];

type OpenCard = { readonly reviews: TrainedReview[]; lastAt: number };

/** The cards of one word, from its events in any order. What was known in passing is no review; who forgets a word begins anew. */
export function trainedCards(events: readonly StudyEvent[]): TrainedCard[] {
  const open = new Map<string, OpenCard>();
  const closed: OpenCard[] = [];
  for (const event of effectiveEvents(events)) {
    if (event.outcome === 'forgotten') {
      closed.push(...open.values());
      open.clear();
      continue;
    }
    const at = event.happenedAt.getTime();
    for (const { skill, grade, isWeak, isHasty = false } of evidenceOf(event))
      if (!isWeak && !isHasty) addReview(open, { reading: event.reading, skill }, { grade, at });
  }
  return [...closed, ...open.values()].map(({ reviews }) => reviews);
}

type CardKey = { readonly reading: string; readonly skill: CardSkill };

function addReview(
  open: Map<string, OpenCard>,
  { reading, skill }: CardKey,
  { grade, at }: { readonly grade: Grade; readonly at: number },
): void {
  const key = `${reading} ${skill}`;
  const card = open.get(key);
  if (!card) return void open.set(key, { reviews: [{ grade, days: 0 }], lastAt: at });
  const days = (at - card.lastAt) / DAY_MS;
  card.reviews.push({ grade, days: days < ONE_SITTING ? 0 : Math.max(1, Math.round(days)) });
  card.lastAt = at;
}

/** The mean surprise of a model at reviews on later days, in nats; the less the better. NaN without such reviews. */
export function surpriseOf(cards: readonly TrainedCard[], model: MemoryModel): number {
  let [sum, count] = [0, 0];
  for (const card of cards) {
    let memory: Memory | null = null;
    for (const { grade, days } of card) {
      if (memory && days > 0) {
        sum -= Math.log(chanceOf(model.retrievability(memory.stability, days), grade));
        count += 1;
      }
      memory = model.next(memory, days, grade);
    }
  }
  return sum / count;
}

/** Nothing is quite certain: one surprise must not weigh more than a hundred reviews. */
const LEAST_CHANCE = 0.001;
const chanceOf = (known: number, grade: Grade): number =>
  Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, grade > 1 ? known : 1 - known));
