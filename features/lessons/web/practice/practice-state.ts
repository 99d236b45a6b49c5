// What of the exercises of a lesson stands on the screen.

import type { Given } from '../../../study/web/api.ts';
import type { LessonStep, Round } from '../../domain/index.ts';
import type { Shown } from './make-steps.ts';

export type PracticeState = {
  readonly phase: 'beginning' | 'asking' | 'ended';
  /** Why it does not go on; the code of an error. */
  readonly problem: string | null;
  /** Of the round; those that were missed come once more at its end. */
  readonly steps: readonly LessonStep[];
  readonly done: number;
  readonly round: Pick<Round, 'at' | 'of'>;
  readonly exercise: Shown | null;
  readonly given: Given | null;
  /** Counts the exercises shown, so that each starts anew. */
  readonly shown: number;
  readonly missed: number;
  /** Steps that were missed once more, and wait for another day. */
  readonly waiting: number;
  /** Nothing of the lesson is left. */
  readonly isWhole: boolean;
  /** Each round was gone through. */
  readonly isLast: boolean;
};

export const BEGINNING: PracticeState = {
  phase: 'beginning',
  problem: null,
  steps: [],
  done: 0,
  round: { at: 0, of: 1 },
  exercise: null,
  given: null,
  shown: 0,
  missed: 0,
  waiting: 0,
  isWhole: false,
  isLast: false,
};
