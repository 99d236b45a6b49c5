// How the goals of a play stand: which are reached, with how much help, and which is next.

import type { Goal, Play } from '../../../../content/schema/talks/play.ts';
import type { GoalMemory, PlayMemory } from '../../../state/activity-memories.ts';
import { type HelpStep, isAtLeast } from '../../../state/help.ts';
import { type FoundGoal, goalsOf } from '../../../state/plan.ts';
import { isSettledBy } from '../world/payment.ts';

/** A goal that was let go comes back once, after others; then it is let go for good. */
export const MOST_PASSES = 2;

export function goalMemoryOf({ goals }: PlayMemory, id: string): GoalMemory {
  return goals.find((goal) => goal.id === id) ?? { id, reached: false, help: 'none', partly: [], passed: 0 };
}

export function withGoal(memory: PlayMemory, changed: GoalMemory): PlayMemory {
  return { ...memory, goals: [...memory.goals.filter(({ id }) => id !== changed.id), changed] };
}

/** Notes the help given on the open goal, so that it still counts when the talk has turned elsewhere. */
export function withHelp(memory: PlayMemory, id: string | undefined, step: HelpStep): PlayMemory {
  if (id === undefined) return memory;
  const goalMemory = goalMemoryOf(memory, id);
  return isAtLeast(goalMemory.help, step) ? memory : withGoal(memory, { ...goalMemory, help: step });
}

export function isReached(memory: PlayMemory, { id }: { readonly id: string }): boolean {
  return goalMemoryOf(memory, id).reached;
}

/** Whether what it needs is done, or was let go; `now`: the goals that this message gets done. */
export function isReady(
  memory: PlayMemory,
  { after = [] }: Pick<Goal, 'after'>,
  now: ReadonlySet<string> = new Set(),
): boolean {
  return after.every((id) => now.has(id) || isReached(memory, { id }) || goalMemoryOf(memory, id).passed > 0);
}

/** The goal to lead to, of those that a payment has not settled: the first that is new, else one that was let go once, but not the one just left. */
export function nextGoal(play: Play, memory: PlayMemory, left: string | undefined): FoundGoal | undefined {
  const open = goalsOf(play).filter(
    (goal) => !isReached(memory, goal) && !isSettledBy(play, memory, goal.id),
  );
  const passes = ({ id }: FoundGoal) => goalMemoryOf(memory, id).passed;
  return (
    open.find((goal) => passes(goal) === 0) ??
    open.find((goal) => passes(goal) < MOST_PASSES && goal.id !== left)
  );
}
