// What is done of the rounds of a lesson that an item of a plan holds.

import type { PlanItem } from './plan.ts';

/** Of each round of a lesson the share that was answered; 1 is a round that was gone through. */
export type RoundShares = readonly number[];

type Rounds = Pick<PlanItem, 'from' | 'part' | 'of'>;

/** Whether each round of the item was gone through. */
export const areRoundsDone = (item: Rounds, shares: RoundShares = []): boolean => {
  const own = ownShares(item, shares);
  return own.length > 0 && own.every((share) => share >= 1);
};

/** What is known of the item's rounds, 0 to 1. */
export function roundsShare(item: Rounds, shares: RoundShares = []): number {
  const own = ownShares(item, shares);
  return own.length === 0 ? 0 : own.reduce((sum, share) => sum + share, 0) / own.length;
}

/** A lesson may have been given more or fewer rounds since the plan was made: then the same stretch of it counts. */
function ownShares({ from = 1, part, of }: Rounds, shares: RoundShares): RoundShares {
  const first = Math.floor(((from - 1) * shares.length) / of);
  return shares.slice(first, Math.max(first + 1, Math.ceil((part * shares.length) / of)));
}

/** Who knows so many of a lesson's words has most likely had it elsewhere. */
const MOST_WORDS = 0.6;

/** Whether a lesson is probably known: then its test comes before its rounds. */
export const mayBeKnown = (known: number, of: number): boolean => of > 0 && known >= MOST_WORDS * of;

/** Whether nothing of a lesson is left. */
export const isLessonDone = (shares: RoundShares = []): boolean =>
  shares.length > 0 && shares.every((share) => share >= 1);

/** Whether less is left of a lesson than was done. */
export const isMostlyDone = (shares: RoundShares | undefined): boolean =>
  shares !== undefined && 2 * shares.reduce((sum, share) => sum + share, 0) > shares.length;
