// The learner's day beside a plan: what of it was done when the day began, and what comes next by that.

import type { UserId } from '../../../../kit/core/user-id.ts';
import { completionOf, type Evidence, nextSession, type PlanContent } from '../../domain/index.ts';
import type { PlansDeps } from '../deps.ts';
import type { PlanRow } from '../rows/plans-repo.ts';
import { evidenceWith, NO_REVIEW } from './history.ts';

type Done = ReturnType<typeof completionOf>['weeks'];
export type DayOfPlan = {
  readonly before: Done;
  /** That were studied. */
  readonly minutes: number;
  /** That the plan promises to hold on this day of the week; 0 on a free one. */
  readonly minutesADay: number;
  readonly isReviewDone: boolean;
  /** Its date, and what was done when it began; null where nothing was planned for it. */
  readonly yesterday: { readonly date: string; readonly before: Done } | null;
};

/** Nothing was done of a plan that was made today. */
export async function readDayOfPlan(
  deps: Pick<PlansDeps, 'history' | 'catalogue'>,
  userId: UserId,
  { content, createdAt, basis }: Pick<PlanRow, 'content' | 'createdAt' | 'basis'>,
): Promise<DayOfPlan> {
  const { beganAt, yesterday, share, ...day } = await deps.history.dayOf(userId);
  const minutesADay = Math.round(basis.minutesADay * share);
  if (!content) return { ...day, minutesADay, before: [], yesterday: null };
  const doneAt = async (before: Date): Promise<Done> => {
    const params = { since: createdAt, review: NO_REVIEW, before };
    return completionOf(content, (await evidenceWith(deps, userId, params))(createdAt)).weeks;
  };
  const wasThere = yesterday !== null && createdAt < beganAt;
  const [before, beforeYesterday] = await Promise.all([
    doneAt(beganAt),
    wasThere ? doneAt(yesterday.beganAt) : undefined,
  ]);
  return {
    ...day,
    minutesADay,
    before,
    yesterday: yesterday && beforeYesterday ? { date: yesterday.date, before: beforeYesterday } : null,
  };
}

/** What comes next, as the contract has it. */
export function nextOn(
  day: DayOfPlan,
  content: PlanContent,
  done: Done,
  { review }: Pick<Evidence, 'review'>,
) {
  const next = nextSession(content, done, { minutesADay: day.minutesADay, review, day });
  if (!next) return undefined;
  const { today } = next;
  return {
    ...next,
    items: [...next.items],
    moved: [...next.moved],
    today: today && { ...today, items: [...today.items], minutes: day.minutes },
  };
}
