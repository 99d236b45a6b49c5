// What a plan means for the date on which it is done: by how well its learner has remembered so far.

import { completionOf, daysLeft, examIn, minutesOfAllDays, missingOf } from '../domain/index.ts';
import type { PlansDeps } from './deps.ts';
import { evidenceSince } from './history.ts';
import type { PlanRow } from './plans-repo.ts';

/** Null for a plan that is not there yet, or in which nothing is open. */
export async function readOutlook(deps: PlansDeps, { userId, createdAt, content, basis }: PlanRow) {
  if (!content) return null;
  const evidence = await evidenceSince(deps, userId, createdAt);
  const days = daysLeft(completionOf(content, evidence(createdAt)).weeks);
  if (days === 0) return null;
  const planned = [...new Set(content.weeks.flatMap(({ words }) => words.map(({ zh }) => zh)))];
  const band = examIn(basis.profile.dream)?.band;
  const [known, forecast, exam] = await Promise.all([
    deps.history.knownWords(userId, planned),
    deps.ahead.wordsToCome(userId, { days, minutesADay: minutesOfAllDays(basis.minutesADay) }),
    band === undefined ? undefined : deps.ahead.wordsUpTo(userId, band),
  ]);
  const fresh = planned.filter((word) => !known.has(word)).length;
  // More than the plan brings is not learnt by it, and no more than the minutes can keep in mind.
  const words = Math.min(fresh, Math.floor(forecast.words));
  return {
    date: forecast.date,
    minutesADay: basis.minutesADay,
    words,
    exam: exam && band !== undefined ? { band, ...exam, missing: missingOf(exam, words) } : null,
  };
}
