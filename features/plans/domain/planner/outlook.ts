// When a plan is done if its learner keeps to it, and what will be missing of an exam by then.

import type { Completion } from '../plan/completion.ts';
import { DAYS_A_WEEK, SESSIONS_A_WEEK } from './packing/times.ts';

/** Sessions in which something is open. */
export const sessionsLeft = (weeks: Completion['weeks']): number =>
  weeks.flat().filter((items) => !items.every(Boolean)).length;

/** Days until the last open session, five a week; 0 when nothing is open. */
export const daysLeft = (weeks: Completion['weeks']): number => daysOf(sessionsLeft(weeks));

/** Days that so many sessions take, five a week. */
export const daysOf = (sessions: number): number => Math.ceil((sessions * DAYS_A_WEEK) / SESSIONS_A_WEEK);

/** Minutes of a plan's day, spread over all days of a week. */
export const minutesOfAllDays = (minutesADay: number): number =>
  (minutesADay * SESSIONS_A_WEEK) / DAYS_A_WEEK;

type Counts = { readonly size: number; readonly known: number };

/** Words of an exam that will not be known, though `gained` more are. */
export const missingOf = ({ size, known }: Counts, gained: number): number =>
  Math.max(0, size - known - gained);

type Pace = { readonly words: number; readonly days: number };

/** A pace that is no faster than the one that was agreed: fewer days for the same words are no progress. */
export const heldTo = ({ words, days }: Pace, wordsADay: number): Pace => ({
  words: Math.min(words, Math.round(wordsADay * days)),
  days,
});

/** Days until so many sessions are done by somebody who lately studied on so many of some days; undefined for who did not. */
export const daysAtPace = (
  sessions: number,
  { studied, of }: { readonly studied: number; readonly of: number },
): number | undefined => (studied === 0 ? undefined : Math.ceil((sessions * of) / studied));

/** New words after so many days at the pace of a plan that brings `words` in its own days. */
export const wordsBy = (days: number, pace: Pace): number => Math.floor((pace.words * days) / pace.days);

/** The furthest exam of which no word will be missing, the first of the list being HSK 1; undefined where that is none. */
export function bandWithin(bands: readonly Counts[], gained: number): number | undefined {
  const within = bands.findLastIndex((counts) => missingOf(counts, gained) === 0);
  return within < 0 ? undefined : within + 1;
}

/** So much of an exam's words at least is nearly all of them. */
const NEARLY_ALL = 0.9;

type Near = { readonly band: number; readonly size: number; readonly words: number };

/** Beyond the exams of which no word will be missing, the furthest of which nearly none will; undefined without one. */
export function nearlyWithin(bands: readonly Counts[], gained: number): Near | undefined {
  const at = bands.findLastIndex(({ size, known }) => known + gained >= NEARLY_ALL * size);
  const counts = bands[at];
  if (!counts || missingOf(counts, gained) === 0) return undefined;
  return { band: at + 1, size: counts.size, words: counts.known + gained };
}

/** Days until no word of an exam is missing; undefined where nothing is won, and beyond twenty years, which nobody plans. */
export function daysUntil(counts: Counts, { words, days }: Pace): number | undefined {
  const missing = missingOf(counts, 0);
  if (missing === 0) return 0;
  const needed = Math.ceil((missing * days) / words);
  return needed <= LONGEST_DAYS ? needed : undefined;
}

const LONGEST_DAYS = 20 * 365;
