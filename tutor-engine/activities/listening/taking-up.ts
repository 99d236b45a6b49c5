// What is taken up, and how: what stands before it, and what is open afterwards.

import type { ThemeTaken } from '../../say/uptake/theme-uptake.ts';
import type { TakenUp } from '../../say/uptake/uptakes-of.ts';
import type { Draft } from '../../state/draft.ts';
import type { Move } from '../../state/move.ts';
import type { Leads } from '../../state/turn-context.ts';

export type TakingUp = {
  /** What is said before it, such as the answer to the learner's own question. */
  readonly leads?: Leads;
  readonly accepted: boolean | undefined;
  /** The state in which the next question is open, where what was open has been answered. */
  readonly next?: Draft['state'];
  readonly move?: Move;
};

export type Uptake = Pick<TakenUp, 'key' | 'lines' | 'asks'> &
  Partial<Pick<ThemeTaken, 'frame' | 'isSpecific' | 'holds' | 'isNew' | 'isFelt' | 'isGrave'>>;
