// What was agreed with a learner, so that neither a plan's completion nor its forecast rises because something was cut.

import type { PlanContent } from '../plan/plan.ts';
import { daysOf, type Pace } from './outlook.ts';
import type { Week } from './packing/times.ts';

export type Agreed = {
  /** Of all but reviews: what a plan is so much of it done of. */
  readonly minutes: number;
  /** New words, over all days of a week. */
  readonly wordsADay: number;
};

type Held = Pick<PlanContent, 'weeks' | 'measures'>;

/** What a plan holds. */
export function agreedIn({ weeks, measures }: Held, week: Week): Agreed {
  const sessions = weeks.flatMap((each) => each.sessions);
  const days = daysOf(sessions.length, week);
  return {
    minutes: sessions.flatMap(({ items }) => items).reduce((sum, item) => sum + countedMinutes(item), 0),
    wordsADay: days === 0 ? 0 : measures.words / days,
  };
}

const countedMinutes = ({ kind, minutes }: Held['weeks'][number]['sessions'][number]['items'][number]) =>
  kind === 'review' ? 0 : minutes;

type Changed = {
  readonly content: Held;
  /** Of what was left out since it is known. */
  readonly settledMinutes: number;
  /** Of what is to come. */
  readonly pace: Pace;
  readonly hasNewMinutes: boolean;
};

/** After a change: what is left out for want of time stays agreed, and only other minutes a day bring another pace. */
export function agreedAfter(
  before: Agreed,
  { content, settledMinutes, pace, hasNewMinutes }: Changed,
): Agreed {
  const wordsADay = pace.words / pace.days;
  return {
    minutes: Math.max(agreedIn(content, {}).minutes, before.minutes - settledMinutes),
    wordsADay: hasNewMinutes ? wordsADay : Math.min(wordsADay, before.wordsADay),
  };
}
