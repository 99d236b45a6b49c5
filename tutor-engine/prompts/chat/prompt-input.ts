// What a prompt is made from: the situation, how far the talk is, and what this turn came to.

import type { Line } from '../../../content/schema/line.ts';
import type { Decision, Setting } from '../../state/types.ts';

export type PromptInput = Pick<Setting, 'situation' | 'locale' | 'due'> & {
  /** Where a play takes place, told to the learner; undefined in a tutor's talk. */
  readonly place: Line | undefined;
  /** Ids of the goals that are reached, this turn's among them. */
  readonly reached: readonly string[];
  /** What the learner told about themselves and can see, edit and delete. */
  readonly facts: readonly string[];
  /** What was said before the messages that are sent along; empty when they are all. */
  readonly summary: string;
  /** Undefined where no turn is taken, such as when the room that a prompt needs is measured. */
  readonly decision:
    | (Pick<Decision, 'corrections' | 'recast' | 'move' | 'script' | 'end' | 'ask'> &
        Partial<Pick<Decision, 'memory'>>)
    | undefined;
};
