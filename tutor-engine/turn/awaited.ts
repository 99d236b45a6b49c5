// What the teacher waits for an answer to, with the help for it: the first activity that is open knows.

import { activitiesIn } from '../activities/index.ts';
import type { Awaited } from '../state/activity.ts';
import type { Scene } from '../state/turn-context.ts';
import type { RespondInput } from '../state/types.ts';

/** Undefined where nothing is asked, or nobody has written help for it. */
export function awaitedIn(scene: Scene): Awaited | undefined {
  return activitiesIn(scene)
    .find(({ isOpen }) => isOpen(scene))
    ?.help(scene);
}

/** Help that the learner took from the page counts like help that was said, with what was asked. */
export function withHelp(scene: Scene, taken: RespondInput['helped']): Scene {
  if (taken === undefined) return scene;
  const helping = activitiesIn(scene).find(
    ({ isOpen, withHelp: note }) => note !== undefined && isOpen(scene),
  );
  return { ...scene, state: { ...scene.state, ...helping?.withHelp?.(scene, taken + 1) } };
}
