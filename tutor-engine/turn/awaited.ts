// What the teacher waits for an answer to, with the help for it: the first activity that is open knows.

import { activitiesIn } from '../activities/index.ts';
import type { Awaited } from '../state/activity.ts';
import type { TurnContext } from '../state/turn-context.ts';
import type { RespondInput } from '../state/types.ts';

/** Undefined where nothing is asked, or nobody has written help for it. */
export function awaitedIn(context: TurnContext): Awaited | undefined {
  return activitiesIn(context)
    .find(({ isOpen }) => isOpen(context))
    ?.help(context);
}

/** Help that the learner took from the page counts like help that was said, with what was asked. */
export function withHelp(context: TurnContext, taken: RespondInput['helped']): TurnContext {
  if (taken === undefined) return context;
  const helping = activitiesIn(context).find(
    ({ isOpen, withHelp: note }) => note !== undefined && isOpen(context),
  );
  return { ...context, state: { ...context.state, ...helping?.withHelp?.(context, taken) } };
}
