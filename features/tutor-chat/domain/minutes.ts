// For how long somebody talked, told from when the messages were said.

import { minutesStudied } from '../../study-time/domain/index.ts';

const MINUTE_MS = 60_000;
/** A longer silence is an absence, of which so much is counted. */
const PAUSE_MS = 2 * MINUTE_MS;

/** Whole minutes, as study time counts them: 0 is less than one. `moments`: milliseconds since 1970, oldest first. */
export function minutesOf(moments: readonly number[]): number {
  const talked = moments
    .slice(1)
    .reduce((sum, at, index) => sum + Math.min(PAUSE_MS, Math.max(0, at - (moments[index] ?? at))), 0);
  return minutesStudied(talked / 1000);
}
