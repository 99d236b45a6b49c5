// How far a play is: which goals are reached by which of the learner's messages, added up answer by answer.

import type { Play } from '../../../../content/schema/talks/play.ts';

export type GoalState = 'open' | 'partly' | 'reached';

/** As stored beside an answer: goals that are not named are open. Plain JSON. */
export type Progress = {
  readonly goals: readonly GoalReached[];
  /** The play has come to its end; the learner may go on all the same. */
  readonly ended: boolean;
};

type GoalReached = {
  readonly id: string;
  readonly state: Exclude<GoalState, 'open'>;
  /** The learner's message that changed it last. */
  readonly messageId: string;
};

/** What one of the learner's messages changed. */
export type Step = {
  readonly messageId: string;
  readonly goals: readonly { readonly id: string; readonly state: Exclude<GoalState, 'open'> }[];
  readonly ended: boolean;
};

export const NO_PROGRESS: Progress = { goals: [], ended: false };

/** What is reached stays reached; an end stays an end. */
export function advance(progress: Progress, { messageId, goals, ended }: Step): Progress {
  const reached = new Map(progress.goals.map((goal) => [goal.id, goal]));
  for (const { id, state } of goals) {
    if (reached.get(id)?.state !== 'reached') reached.set(id, { id, state, messageId });
  }
  return { goals: [...reached.values()], ended: progress.ended || ended };
}

/** All goals of a play in its order, as the learner sees them. */
export function goalsOf(play: Play, progress: Progress) {
  return play.goals.map(({ id, goal }) => {
    const reached = progress.goals.find((each) => each.id === id);
    return { id, goal, state: reached?.state ?? ('open' as const), messageId: reached?.messageId ?? null };
  });
}
