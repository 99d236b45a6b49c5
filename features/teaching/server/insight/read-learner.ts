// What one learner of a class has done lately, by assignment and by day: what they agreed to let the teacher see, and no more.

import type { InferContractRouterOutputs } from '@orpc/contract';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Owned } from '../../../../kit/server/db/owned.ts';
import { countAnswersBy, listMissedBy } from '../../../learning-events/server/api.ts';
import { listLeechesOf } from '../../../study/server/api.ts';
import { listDaysOf } from '../../../study-time/server/api.ts';
import type { TeachingContract } from '../../contract.ts';
import { datesUpTo, daysBefore, INSIGHT_DAYS, minutesOfDay } from '../../domain/index.ts';
import { toAssignmentView, toResultView } from '../assignments/assignment-views.ts';
import { listAssignments } from '../assignments/assignments-repo.ts';
import { readResults } from '../assignments/read-results.ts';
import { readReminders } from '../assignments/remind.ts';
import { listMembers, type TeachingClass } from '../classes/classes-repo.ts';
import type { TeachingDeps } from '../deps.ts';
import { glossesOf, toMissed } from './read-insight.ts';
import { twoWeeks, twoWeeksUpTo } from './two-weeks.ts';

/** More than anybody misses in four weeks. */
const MISSED_MOST = 200;

type LearnerView = InferContractRouterOutputs<TeachingContract>['readLearner'];

/** Undefined where they are not in the class. */
export async function readLearner(
  deps: TeachingDeps,
  taught: Owned<TeachingClass>,
  { userId, now }: { readonly userId: UserId; readonly now: Date },
): Promise<LearnerView | undefined> {
  const { db } = deps;
  const [members, given] = await Promise.all([listMembers(db, taught), listAssignments(db, taught)]);
  const learner = members.find(({ id }) => id === userId);
  if (!learner) return undefined;
  const dates = datesUpTo(now, INSIGHT_DAYS);
  const since = daysBefore(now, INSIGHT_DAYS);
  const [days, answers, lastAnswers, missed, leeches, results, remindedAt] = await Promise.all([
    listDaysOf(db, [userId], dates[0] ?? ''),
    countAnswersBy(db, [userId], { since, recentSince: since }),
    countAnswersBy(db, [userId], twoWeeksUpTo(now)),
    listMissedBy(db, [userId], { since, limit: MISSED_MOST, least: 1 }),
    listLeechesOf(db, userId, MISSED_MOST),
    readResults(deps, [userId], given),
    readReminders(
      db,
      given.map(({ id }) => id),
      [userId],
    ),
  ]);
  const stuck = leeches.map(({ word: key, reading, lapses: misses }) => {
    return { kind: 'word' as const, key, reading, misses };
  });
  const glosses = await glossesOf(deps, taught.teacherId, [...missed, ...stuck]);
  return {
    className: taught.name,
    learner: {
      id: learner.id,
      name: learner.name,
      joinedAt: learner.joinedAt.toISOString(),
      lineAt: learner.lineAt?.toISOString() ?? null,
    },
    days: dates.map((date) => {
      const seconds = days.find((day) => day.date === date)?.seconds ?? 0;
      return { date, minutes: minutesOfDay(seconds) };
    }),
    asked: answers[0]?.asked ?? 0,
    right: answers[0]?.right ?? 0,
    weeks: twoWeeks({ members: [learner], days, answers: lastAnswers, given, results }, now),
    missed: missed.flatMap(({ who: _who, learners: _learners, ...mistake }) =>
      toMissed(deps, glosses, mistake),
    ),
    stuck: stuck.flatMap((word) => toMissed(deps, glosses, word)),
    assignments: given.map((assignment) => ({
      ...toAssignmentView(assignment, deps.content),
      ...toResultView(results(assignment, userId)),
      remindedAt: remindedAt(assignment.id, userId)?.toISOString() ?? null,
    })),
  };
}
