// How long somebody has not studied.

import type { WeekDay } from './week.ts';
import type { LocalDate } from './zones.ts';

const DAY_MS = 86_400_000;
/** A day counts from its first whole minute. */
const LEAST_SECONDS = 60;

/** From so many days on, who comes back is welcomed, and their plan is looked at anew. */
export const AWAY_DAYS = 7;

/** Days since the last day of study; 0 for who has studied today, or never. `days` in any order, in seconds. */
export function daysAway(days: readonly WeekDay[], today: LocalDate): number {
  const last = days
    .filter(({ date, studied }) => studied >= LEAST_SECONDS && date <= today)
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  return last === undefined ? 0 : Math.round((Date.parse(today) - Date.parse(last)) / DAY_MS);
}
