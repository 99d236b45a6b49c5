// The day on which somebody comes back: what has waited is asked, and nothing new is added to it.

import { DAY_MS } from '../memory/times.ts';

/** One missed day is ordinary; from so many on a word is said about them. */
const GAP_DAYS = 2;

/** Whole days before today's beginning without a review; `lastAt` is that of the latest before today. The last one was a day more ago. */
export const missedDays = (lastAt: number | undefined, startsAt: number): number =>
  lastAt === undefined ? 0 : Math.max(0, Math.floor((startsAt - lastAt) / DAY_MS));

/** `reviews`: due or done today. No new word joins them that day, so that none comes and goes while they are asked. */
export const isComeback = (missed: number, reviews: number): boolean => missed >= GAP_DAYS && reviews > 0;
