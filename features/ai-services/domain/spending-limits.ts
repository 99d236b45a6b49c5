// The limits of spending per day: in total, and per learner.

import { MICRO_PER_FEN } from './cost.ts';

/** In fen; null is no limit. */
export type SpendingLimits = { readonly dayFen: number | null; readonly learnerFen: number | null };
/** In micro-CNY, today. */
export type Spent = { readonly total: number; readonly learner: number };
export type LimitReached = 'day_limit' | 'learner_limit';

/**
 * The limit that is used up, the site's before the person's. What is spent is known when a call is over, so calls that
 * run at the same time may go past it together; a limit of 0 lets nothing through.
 */
export function limitReached(limits: SpendingLimits, spent: Spent): LimitReached | undefined {
  if (isUsedUp(limits.dayFen, spent.total)) return 'day_limit';
  return isUsedUp(limits.learnerFen, spent.learner) ? 'learner_limit' : undefined;
}

const isUsedUp = (limitFen: number | null, spentMicro: number): boolean =>
  limitFen !== null && spentMicro >= limitFen * MICRO_PER_FEN;
