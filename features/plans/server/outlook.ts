// What a plan means for the day on which it is done, and for the day that it is for: by how well its learner has remembered so far.

import type { Member } from '../../../kit/core/access.ts';
import { databaseNow } from '../../../kit/server/db/clock.ts';
import {
  type Basis,
  completionOf,
  daysLeft,
  daysToAim,
  examOf,
  minutesOfAllDays,
  missingOf,
  wordsBy,
} from '../domain/index.ts';
import type { PlansDeps } from './deps.ts';
import { evidenceSince } from './history.ts';
import type { PlanRow } from './plans-repo.ts';

/** Null for a plan that is not there yet, or in which nothing is open. */
export async function readOutlook(deps: PlansDeps, member: Member, { createdAt, content, basis }: PlanRow) {
  const { id: userId } = member;
  if (!content) return null;
  const evidence = await evidenceSince(deps, member, createdAt);
  const days = daysLeft(completionOf(content, evidence(createdAt)).weeks);
  if (days === 0) return null;
  const planned = [...new Set(content.weeks.flatMap(({ words }) => words.map(({ zh }) => zh)))];
  const band = examOf(basis.profile)?.band;
  const [known, forecast, exam, toAim] = await Promise.all([
    deps.history.knownWords(userId, planned),
    deps.ahead.wordsToCome(userId, { days, minutesADay: minutesOfAllDays(basis.minutesADay) }),
    band === undefined ? undefined : deps.ahead.wordsUpTo(userId, band),
    daysAhead(deps, basis),
  ]);
  const fresh = planned.filter((word) => !known.has(word)).length;
  // More than the plan brings is not learnt by it, and no more than the minutes can keep in mind.
  const words = Math.min(fresh, Math.floor(forecast.words));
  // As fast as this plan goes: its minutes are lessons and talks, too, and those after it will be like it.
  const aim = toAim && { by: toAim.by, words: wordsBy(toAim.days, { words, days }) };
  return {
    date: forecast.date,
    minutesADay: basis.minutesADay,
    words,
    aim: aim && { ...aim, isLate: forecast.date > aim.by },
    exam:
      exam && band !== undefined
        ? { band, ...exam, missing: missingOf(exam, aim ? aim.words : words) }
        : null,
  };
}

/** Null for a plan that is for no day, or whose day is over. */
async function daysAhead({ db }: PlansDeps, basis: Basis) {
  const { aim } = basis.profile;
  const begins = (await databaseNow(db)).toISOString().slice(0, 10);
  const days = daysToAim({ ...basis, begins });
  return !aim || aim.by === null || days === undefined ? null : { by: aim.by, days };
}
