// What a plan means for the day on which it is done, and for the day that it is for: by how well its learner has remembered so far.

import type { Member } from '../../../kit/core/access.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import {
  type Basis,
  completionOf,
  daysLeft,
  daysToAim,
  examOf,
  minutesOfAllDays,
  missingOf,
  type PlanContent,
  wordsBy,
} from '../domain/index.ts';
import type { PlansDeps } from './deps.ts';
import { evidenceSince, evidenceWith, NO_REVIEW } from './history.ts';
import { byLastSeen, listRows, type PlanRow } from './plans-repo.ts';

/** Null for a plan that is not there yet, or in which nothing is open. */
export async function readOutlook(deps: PlansDeps, member: Member, { createdAt, content, basis }: PlanRow) {
  const { id: userId } = member;
  if (!content) return null;
  const evidence = await evidenceSince(deps, member, createdAt);
  const days = daysLeft(completionOf(content, evidence(createdAt)).weeks);
  if (days === 0) return null;
  const band = examOf(basis.profile)?.band;
  const [{ words, date }, exam, toAim] = await Promise.all([
    wordsOfPlan(deps, userId, { content, basis, days }),
    band === undefined ? undefined : deps.ahead.wordsUpTo(userId, band),
    daysAhead(deps, userId, basis),
  ]);
  // As fast as this plan goes: its minutes are lessons and talks, too, and those after it will be like it.
  const aim = toAim && { by: toAim.by, words: wordsBy(toAim.days, { words, days }) };
  return {
    date,
    minutesADay: basis.minutesADay,
    words,
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

/** New words a day by the plan that was opened last and has something left; null without one. */
export async function readPace(deps: PlansDeps, userId: UserId): Promise<number | null> {
  const rows = byLastSeen(await listRows(deps.db, userId));
  const since = rows.map(({ createdAt }) => createdAt).toSorted((a, b) => a.getTime() - b.getTime())[0];
  if (!since) return null;
  const evidence = await evidenceWith(deps, userId, { since, review: NO_REVIEW });
  for (const { content, basis, createdAt } of rows) {
    if (!content) continue;
    const days = daysLeft(completionOf(content, evidence(createdAt)).weeks);
    if (days > 0) return (await wordsOfPlan(deps, userId, { content, basis, days })).words / days;
  }
  return null;
}

/** Null for a plan that is for no day, or whose day is over. */
async function daysAhead({ history }: PlansDeps, userId: UserId, basis: Basis) {
  const { aim } = basis.profile;
  const begins = await history.today(userId);
  const days = daysToAim({ ...basis, begins });
  return !aim || aim.by === null || days === undefined ? null : { by: aim.by, days };
}
