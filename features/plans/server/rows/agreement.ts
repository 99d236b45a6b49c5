// What was agreed of a stored plan, and what a change leaves of that.

import {
  type Agreed,
  agreedAfter,
  agreedIn,
  type Basis,
  completionOf,
  type Evidence,
  type Pace,
  type PlanContent,
  type Replanned,
} from '../../domain/index.ts';

type Stored = {
  readonly content: PlanContent;
  readonly basis: Pick<Basis, 'agreed' | 'doneBefore' | 'sessionsAWeek'>;
};

/** Of a plan that nobody has changed: what it holds. */
export const agreedOf = ({ content, basis }: Stored): Agreed => basis.agreed ?? agreedIn(content, basis);

export const agreedBy = (
  stored: Stored,
  made: Pick<Replanned, 'content' | 'settledMinutes'> & { readonly pace: Pace },
  hasNewMinutes: boolean,
): Agreed => agreedAfter(agreedOf(stored), { ...made, hasNewMinutes });

/** Of a plan that was just made, or made of new answers: the pace that was told before. */
export const agreedFirst = (content: PlanContent, { words, days }: Pace): Agreed => ({
  ...agreedIn(content, {}),
  wordsADay: words / days,
});

/** What a plan's completion counts besides what it holds. */
export const heldBefore = (stored: Stored) => ({
  agreed: agreedOf(stored).minutes,
  before: stored.basis.doneBefore ?? 0,
});

/** The minutes that are done of a stored plan, and no longer held by what it is changed to. */
export function doneBefore(stored: Stored, content: PlanContent, evidence: Evidence): number {
  const [was, now] = [stored.content, content].map((each) => completionOf(each, evidence).minutesDone);
  return Math.max(0, (stored.basis.doneBefore ?? 0) + (was ?? 0) - (now ?? 0));
}
