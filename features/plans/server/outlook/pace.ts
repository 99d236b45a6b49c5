// How many new words a day a plan brings: one reckoning for what is told before a plan is made, of the plan, of its change, and in reports.

import type { UserId } from '../../../../kit/core/user-id.ts';
import {
  agreedIn,
  type Basis,
  carriedWords,
  daysOf,
  heldTo,
  isSameGoal,
  minutesOfAllDays,
  type Pace,
  type PlanContent,
  type PlanWeek,
  type Week,
  weekOfDays,
  wordsBy,
  wordsOfPlan,
} from '../../domain/index.ts';
import type { PlansDeps } from '../deps.ts';
import { findFollowedRow } from '../rows/plans-repo.ts';

type Weeks = readonly PlanWeek[];

type Fresh = { readonly weeks: Weeks; readonly basis: Pick<Basis, 'minutesADay'> & Week };

/** Of weeks of which nothing is done yet: what they bring, as far as their minutes carry it. */
export async function paceOfWeeks(deps: PlansDeps, userId: UserId, { weeks, basis }: Fresh): Promise<Pace> {
  const days = daysOf(weeks.flatMap(({ sessions }) => sessions).length, basis);
  const [{ fresh }, carried] = await Promise.all([
    countPlanned(deps, userId, weeks),
    carriedIn(deps, userId, { days, basis }),
  ]);
  return { words: Math.min(fresh, carried.words), days };
}

type AnswersParams = { readonly weeks: Weeks; readonly basis: Basis };

/**
 * Of a plan that is made of answers, or would be. Who asks for what the plan that they follow is for has agreed on a pace
 * for it: other weeks of it hold a few words more or fewer, and are no other figures.
 */
export async function paceOfAnswers(
  deps: PlansDeps,
  userId: UserId,
  { weeks, basis }: AnswersParams,
): Promise<Pace> {
  const [followed, pace] = await Promise.all([
    findFollowedRow(deps.db, userId),
    paceOfWeeks(deps, userId, { weeks, basis }),
  ]);
  const agreed = followed && isSameGoal(followed.basis, basis) ? followed.basis.agreed : undefined;
  if (!agreed) return pace;
  const { words } = await carriedIn(deps, userId, { days: pace.days, basis });
  return heldTo({ words, days: pace.days }, agreed.wordsADay);
}

type Stored = { readonly content: PlanContent; readonly basis: Basis; readonly days: number };

/**
 * Of a stored plan of which so many days are left: as fast as was agreed, as far as its minutes carry that now. With its
 * words that are known when it is done, those that it has brought already among them, and what it comes to by any day
 * (`by`). Of a plan from before its pace was noted, what it brings.
 */
export async function paceOfPlan(deps: PlansDeps, userId: UserId, { content, basis, days }: Stored) {
  const { agreed = agreedIn(content, basis) } = basis;
  const [{ fresh, known, met }, carried] = await Promise.all([
    countPlanned(deps, userId, content.weeks),
    carriedIn(deps, userId, { days, basis }),
  ]);
  const brought = basis.agreed ? carried.words : Math.min(fresh, carried.words);
  const pace = heldTo({ words: brought, days }, agreed.wordsADay);
  const meeting = heldTo({ words: carried.unmet, days }, agreed.wordsADay);
  /** With some of the days to come, of so many that were agreed on in all. */
  const by = (some: number, all: number) =>
    wordsOfPlan({
      known,
      met,
      toCome: wordsBy(some, pace),
      toMeet: wordsBy(some, meeting),
      agreed: wordsBy(all, { words: agreed.wordsADay, days: 1 }),
    });
  const { won, inAll } = by(days, daysOf(content.weeks.flatMap(({ sessions }) => sessions).length, basis));
  return { date: carried.date, pace, words: Math.min(known + fresh, inAll), won: Math.min(fresh, won), by };
}

/** Words of some weeks: those that are known, those that are not, and of the latter those that were met. */
async function countPlanned({ history }: PlansDeps, userId: UserId, weeks: Weeks) {
  const planned = [...new Set(weeks.flatMap(({ words }) => words.map(({ zh }) => zh)))];
  const [known, met] = await Promise.all([
    history.knownWords(userId, planned),
    history.metWords(userId, planned),
  ]);
  return { known: known.size, fresh: planned.length - known.size, met: met.size };
}

type Span = { readonly days: number; readonly basis: Pick<Basis, 'minutesADay'> & Week };

async function carriedIn({ ahead }: PlansDeps, userId: UserId, { days, basis }: Span) {
  const { minutesADay } = basis;
  const weekShare = await ahead.weekShare(userId);
  const carried = await ahead.wordsToCome(userId, {
    days,
    minutesADay: minutesOfAllDays(minutesADay, { weekShare, week: basis }),
  });
  return { date: carried.date, words: carriedWords(carried, minutesADay), unmet: carried.words };
}

/** The days with a session as they are now: whoever frees other days later is told another end. */
export const readWeek = async ({ ahead }: PlansDeps, userId: UserId): Promise<Week> =>
  weekOfDays(await ahead.studyDays(userId));

/** What a plan was made from, in the week as it is now. */
export async function inWeekNow(
  deps: PlansDeps,
  userId: UserId,
  { sessionsAWeek: _then, ...basis }: Basis,
): Promise<Basis> {
  return { ...basis, ...(await readWeek(deps, userId)) };
}
