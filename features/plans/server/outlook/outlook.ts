// What a plan means for the day on which it is done, and for the day that it is for: by how well its learner has remembered so far.

import type { Member } from '../../../../kit/core/access.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { databaseNow } from '../../../../kit/server/db/clock.ts';
import { dateAfter } from '../../../study/domain/index.ts';
import {
  type Basis,
  completionOf,
  daysAtPace,
  daysLeft,
  daysOf,
  daysToAim,
  examOf,
  heldTo,
  minutesOfAllDays,
  missingOf,
  type PlanContent,
  sessionsLeft,
  wordsBy,
} from '../../domain/index.ts';
import type { PlansDeps } from '../deps.ts';
import { evidenceSince, evidenceWith, NO_REVIEW } from '../history/history.ts';
import { agreedOf } from '../rows/agreement.ts';
import { findFollowedRow, type PlanRow } from '../rows/plans-repo.ts';

/** Null for a plan that is not there yet, or in which nothing is open. */
export async function readOutlook(deps: PlansDeps, member: Member, { createdAt, content, basis }: PlanRow) {
  const { id: userId } = member;
  if (!content) return null;
  const evidence = await evidenceSince(deps, member, createdAt);
  const sessions = sessionsLeft(completionOf(content, evidence(createdAt)).weeks);
  const days = daysOf(sessions);
  if (days === 0) return null;
  const band = examOf(basis.profile)?.band;
  const [{ words, date }, exam, toAim, lately] = await Promise.all([
    wordsOfPlan(deps, userId, { content, basis, days }),
    band === undefined ? undefined : deps.ahead.wordsUpTo(userId, band),
    daysAhead(deps, userId, basis),
    readLately(deps, userId, { since: createdAt, sessions }),
  ]);
  // As fast as this plan goes: its minutes are lessons and talks, too, and those after it will be like it.
  const pace = heldTo({ words, days }, agreedOf({ content, basis }).wordsADay);
  const aim = toAim && { by: toAim.by, words: wordsBy(toAim.days, pace) };
  return {
    date,
    minutesADay: basis.minutesADay,
    words,
    lately,
    aim: aim && { ...aim, isLate: date > aim.by },
    exam:
      exam && band !== undefined
        ? { band, ...exam, missing: missingOf(exam, aim ? aim.words : words) }
        : null,
  };
}

type Ahead = { readonly content: PlanContent; readonly basis: Basis; readonly days: number };

/** New words that will be known when a plan is done in so many days, and the date that it is then. */
export async function wordsOfPlan(
  { history, ahead }: PlansDeps,
  userId: UserId,
  { content, basis, days }: Ahead,
) {
  const planned = [...new Set(content.weeks.flatMap(({ words }) => words.map(({ zh }) => zh)))];
  const [known, forecast] = await Promise.all([
    history.knownWords(userId, planned),
    ahead.wordsToCome(userId, { days, minutesADay: minutesOfAllDays(basis.minutesADay) }),
  ]);
  const fresh = planned.filter((word) => !known.has(word)).length;
  // More than the plan brings is not learnt by it, and no more than the minutes can keep in mind.
  return { date: forecast.date, words: Math.min(fresh, Math.floor(forecast.words)) };
}

/** New words a day by the plan that is followed; null without one that has something left. */
export async function readPace(deps: PlansDeps, userId: UserId): Promise<number | null> {
  const row = await findFollowedRow(deps.db, userId);
  if (!row) return null;
  const { content, basis, createdAt } = row;
  const evidence = await evidenceWith(deps, userId, { since: createdAt, review: NO_REVIEW });
  const days = daysLeft(completionOf(content, evidence(createdAt)).weeks);
  if (days === 0) return null;
  const { words } = await wordsOfPlan(deps, userId, { content, basis, days });
  return heldTo({ words, days }, agreedOf({ content, basis }).wordsADay).words / days;
}

/** So many days are looked back on; before half of them there is nothing to go by. */
const LATELY = { days: 14, least: 7 } as const;
const DAY_MS = 24 * 3600 * 1000;

type Lately = { readonly since: Date; readonly sessions: number };

/** On how many of the last days there was study, and when the plan is done if that goes on; null for a plan of a few days. */
async function readLately({ db, history }: PlansDeps, userId: UserId, { since, sessions }: Lately) {
  const now = await databaseNow(db);
  const of = Math.min(LATELY.days, Math.floor((now.getTime() - since.getTime()) / DAY_MS));
  if (of < LATELY.least) return null;
  const [studied, today] = await Promise.all([
    history.daysStudied(userId, new Date(now.getTime() - of * DAY_MS)),
    history.today(userId),
  ]);
  const days = daysAtPace(sessions, { studied, of });
  return { studied, of, date: days === undefined ? null : dateAfter(today, days) };
}

/** Null for a plan that is for no day, or whose day is over. */
async function daysAhead({ history }: PlansDeps, userId: UserId, basis: Basis) {
  const { aim } = basis.profile;
  const begins = await history.today(userId);
  const days = daysToAim({ ...basis, begins });
  return !aim || aim.by === null || days === undefined ? null : { by: aim.by, days };
}
