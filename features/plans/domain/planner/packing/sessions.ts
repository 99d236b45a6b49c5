// How many sessions a plan may have: as many as lie before its day, and never more than its weeks hold; more only where its learner has chosen a later end.

import { daysToAim, type Times } from '../wishes/aims.ts';
import { DAYS_A_WEEK, SESSIONS_A_WEEK, SESSIONS_MAX } from './times.ts';

/** Twice the weeks of a plan: as many as there is room for behind those that are done. */
const OPEN_SESSIONS_MAX = 2 * SESSIONS_MAX;

/** So many sessions lie before the day that a plan is for, and never more than a plan holds. */
export function sessionsFor(times: Times): number {
  if (times.isOpenEnded) return OPEN_SESSIONS_MAX;
  const days = daysToAim(times);
  if (days === undefined) return SESSIONS_MAX;
  const whole = Math.floor(days / DAYS_A_WEEK) * SESSIONS_A_WEEK;
  const fits = whole + Math.min(SESSIONS_A_WEEK, days % DAYS_A_WEEK);
  return Math.min(SESSIONS_MAX, fits);
}
