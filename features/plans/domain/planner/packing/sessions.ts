// How many sessions a plan may have: as many as lie before its day, and never more than its weeks hold; more only where its learner has chosen a later end.

import { WEEKS_MAX } from '../../plan/plan.ts';
import { daysToAim, type Times } from '../wishes/aims.ts';
import { DAYS_A_WEEK, sessionsAWeekOf, type Week } from './times.ts';

/** Twice the weeks of a plan: as many as there is room for behind those that are done. */
const OPEN_WEEKS = 2;

/** So many sessions lie before the day that a plan is for, and never more than a plan holds. */
export function sessionsFor(times: Times & Week): number {
  const aWeek = sessionsAWeekOf(times);
  const most = WEEKS_MAX * aWeek;
  if (times.isOpenEnded) return OPEN_WEEKS * most;
  const days = daysToAim(times);
  if (days === undefined) return most;
  const whole = Math.floor(days / DAYS_A_WEEK) * aWeek;
  const fits = whole + Math.min(aWeek, days % DAYS_A_WEEK);
  return Math.min(most, fits);
}
