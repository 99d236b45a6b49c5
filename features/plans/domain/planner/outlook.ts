// When a plan is done if its learner keeps to it, and what will be missing of an exam by then.

import type { DoneItems } from '../plan/next-place.ts';
import type { PlanContent } from '../plan/plan.ts';
import { DAYS_A_WEEK, newWordsASession, sessionsAWeekOf, type Week } from './packing/times.ts';

type Sessions = Pick<PlanContent['weeks'][number], 'sessions'>;

/** Sessions in which something is open; what was due at one that is behind is due today, and holds no session open. */
export const sessionsLeft = (weeks: readonly Sessions[], done: DoneItems): number =>
  weeks
    .flatMap(({ sessions }, week) =>
      sessions.map(({ items }, session) =>
        items.some(({ kind }, item) => kind !== 'review' && !done[week]?.[session]?.[item]),
      ),
    )
    .filter(Boolean).length;

/** Days until the last open session; 0 when nothing is open. */
export const daysLeft = (weeks: readonly Sessions[], done: DoneItems, week: Week): number =>
  daysOf(sessionsLeft(weeks, done), week);

/** Days that so many sessions take. */
export const daysOf = (sessions: number, week: Week): number =>
  Math.ceil((sessions * DAYS_A_WEEK) / sessionsAWeekOf(week));

/** Minutes of a plan's day, spread over all days of a week. */
export const minutesOfAllDays = (minutesADay: number, { weekShare, week }: Spread): number =>
  minutesADay * Math.min(sessionsAWeekOf(week) / DAYS_A_WEEK, weekShare);

/** `weekShare`: how much of the minutes the days of a week have on average. */
type Spread = { readonly weekShare: number; readonly week: Week };

type Counts = { readonly size: number; readonly known: number };

/** Words of an exam that will not be known, though `gained` more are. */
export const missingOf = ({ size, known }: Counts, gained: number): number =>
  Math.max(0, size - known - gained);

/** So many minutes a day as bring all words of an exam by its day, where `gained` come at `minutesADay`; undefined where none do. */
export function minutesEnough(
  counts: Counts,
  { gained, minutesADay }: { readonly gained: number; readonly minutesADay: number },
): number | undefined {
  if (gained <= 0) return undefined;
  return Math.ceil((minutesADay * missingOf(counts, 0)) / gained / MINUTES_STEP) * MINUTES_STEP;
}
const MINUTES_STEP = 5;

/** So many words in so many days: a rate, so that the words need be no whole number. */
export type Pace = { readonly words: number; readonly days: number };

/** A pace that is no faster than the one that was agreed: fewer days for the same words are no progress. */
export const heldTo = ({ words, days }: Pace, wordsADay: number): Pace => ({
  words: Math.min(words, wordsADay * days),
  days,
});

type Learnt = {
  /** Of the words of a plan, or that it was to bring by a day: those known, those met and not known yet, and all others. */
  readonly known: number;
  readonly met: number;
  /** Words to come at the pace of the plan; those that were met are among them. */
  readonly toCome: number;
  /** The same without those that were met. */
  readonly toMeet: number;
  /** What was agreed for the whole of the time, from its first day on. */
  readonly agreed: number;
};

/**
 * What a plan comes to: words that are still to be won, and all that it has brought by then. What was met is won when it
 * comes back, and what is known counts on, so that no forecast falls because something was learnt; nor does it rise beyond
 * what was agreed.
 */
export function wordsOfPlan({ known, met, toCome, toMeet, agreed }: Learnt): Record<'won' | 'inAll', number> {
  const won = Math.max(toCome, Math.min(met + toMeet, agreed - known));
  return { won, inAll: Math.max(won, Math.min(known + won, agreed)) };
}

type Carried = {
  /** New words that the minutes of some days carry beside the cards that there are. */
  readonly words: number;
  /** That were met, and are known when they come back. */
  readonly coming: number;
};

/**
 * Words that some days at these minutes come to. What was met in the last sessions is part of it: it is no longer new, and
 * is not known before another day. A heap that was met long ago is not what a plan brings.
 */
export const carriedWords = ({ words, coming }: Carried, minutesADay: number): number =>
  words + Math.min(coming, sessionsAWeekOf({}) * newWordsASession(minutesADay));

/** Days until so many sessions are done by somebody who lately studied on so many of some days; undefined for who did not. */
export const daysAtPace = (
  sessions: number,
  { studied, of }: { readonly studied: number; readonly of: number },
): number | undefined => (studied === 0 ? undefined : Math.ceil((sessions * of) / studied));

/** New words after so many days at the pace of a plan that brings `words` in its own days. */
export const wordsBy = (days: number, pace: Pace): number =>
  Math.floor((pace.words * days) / pace.days + NEARLY);

/** Rates are multiplied and divided again. */
const NEARLY = 1e-6;

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

/** From so much of its words on somebody has an exam behind them: it is no goal. */
const MOST = 0.5;

/** The exam that is worth aiming at instead of one that is out of reach: the furthest that is within it, or nearly, unless most of it is known already. */
export function bandToOffer(
  bands: readonly Counts[],
  { gained, placedLevel }: { readonly gained: number; readonly placedLevel: number },
): number | undefined {
  const band = nearlyWithin(bands, gained)?.band ?? bandWithin(bands, gained);
  const counts = band === undefined ? undefined : bands[band - 1];
  const isBehind = counts === undefined || counts.known > MOST * counts.size;
  return band === undefined || isBehind || band <= placedLevel ? undefined : band;
}

/** Days until no word of an exam is missing; undefined where nothing is won, and beyond twenty years, which nobody plans. */
export function daysUntil(counts: Counts, { words, days }: Pace): number | undefined {
  const missing = missingOf(counts, 0);
  if (missing === 0) return 0;
  const needed = Math.ceil((missing * days) / words);
  return needed <= LONGEST_DAYS ? needed : undefined;
}

const LONGEST_DAYS = 20 * 365;
