// Which of the cards whose day has come is worth its time most.

import type { CardState } from '../memory/card.ts';
import type { MemoryModel } from '../memory/memory.ts';
import { DAY_MS } from '../memory/times.ts';

type Remembered = Pick<CardState, 'stability' | 'lastAt' | 'stage'>;

/** How likely a card is known at a moment; what was never answered is not. */
export const retrievabilityAt = (
  { stability, lastAt }: Remembered,
  at: number,
  model: MemoryModel,
): number => (lastAt === null ? 0 : model.retrievability(stability, (at - lastAt) / DAY_MS));

/**
 * What of a card would be forgotten if it waited one more day. Fresh knowledge that fades fast comes before what is
 * forgotten already and cannot become much worse, and before what lasts.
 */
export function lossOfWaiting(card: Remembered, now: number, model: MemoryModel): number {
  if (card.stage !== 'review') return 1;
  return retrievabilityAt(card, now, model) - retrievabilityAt(card, now + DAY_MS, model);
}
