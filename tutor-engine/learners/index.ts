// Public face of the scripted learners: thirty of them, their talks, and what must not be found in these.

import { STRATEGIES } from './strategies.ts';
import type { Learner } from './types.ts';

export { faultsIn, shareBeyond } from './faults.ts';
export { talkWith } from './talk.ts';
export type { Learner, Partner, Stage, Transcript, TutorMessage } from './types.ts';

/** Each strategy at each of three levels. */
export const LEARNERS: readonly Learner[] = (['beginner', 'intermediate', 'advanced'] as const).flatMap(
  (level) => Object.entries(STRATEGIES).map(([name, say]) => ({ id: `${name} ${level}`, level, say })),
);
