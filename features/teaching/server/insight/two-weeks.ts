// The last seven days of some learners beside the seven before.

import type { InferContractRouterOutputs } from '@orpc/contract';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { countAnswersBy } from '../../../learning-events/server/api.ts';
import type { listDaysOf } from '../../../study-time/server/api.ts';
import type { TeachingContract } from '../../contract.ts';
import { datesUpTo, daysBefore, endOfDue, minutesOfDay, WEEK_DAYS } from '../../domain/index.ts';
import type { Assignment } from '../assignments/assignments-repo.ts';
import type { Results } from '../assignments/read-results.ts';

type Weeks = InferContractRouterOutputs<TeachingContract>['readLearner']['weeks'];
type Week = Weeks['last'];

/** Since when, and since when lately, answers are counted for them. */
export const twoWeeksUpTo = (now: Date) => ({
  since: daysBefore(now, 2 * WEEK_DAYS),
  recentSince: daysBefore(now, WEEK_DAYS),
});

type Studied = {
  readonly members: readonly { readonly id: UserId; readonly joinedAt: Date }[];
  readonly days: Awaited<ReturnType<typeof listDaysOf>>;
  /** Of `twoWeeksUpTo`. */
  readonly answers: Awaited<ReturnType<typeof countAnswersBy>>;
  readonly given: readonly Assignment[];
  readonly results: Results;
};

export function twoWeeks({ members, days, answers, given, results }: Studied, now: Date): Weeks {
  const dates = datesUpTo(now, 2 * WEEK_DAYS);
  const weekOf = (of: readonly string[], counted: Pick<Week, 'asked' | 'right'>): Week => {
    const due = members.flatMap(({ id, joinedAt }) =>
      // What was due before somebody came is not theirs to have done.
      given
        .filter(({ dueOn }) => of.includes(dueOn) && endOfDue(dueOn) > joinedAt)
        .map((each) => results(each, id)),
    );
    return {
      minutes: sum(days.filter(({ date }) => of.includes(date)).map(({ seconds }) => minutesOfDay(seconds))),
      ...counted,
      due: due.length,
      done: due.filter(({ isDone }) => isDone).length,
    };
  };
  const asked = sum(answers.map((each) => each.recentAsked));
  const right = sum(answers.map((each) => each.recentRight));
  return {
    last: weekOf(dates.slice(WEEK_DAYS), { asked, right }),
    before: weekOf(dates.slice(0, WEEK_DAYS), {
      asked: sum(answers.map((each) => each.asked)) - asked,
      right: sum(answers.map((each) => each.right)) - right,
    }),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
