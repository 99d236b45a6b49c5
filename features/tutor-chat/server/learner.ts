// What is known about the learner beyond a talk: facts that they can see, edit and delete, and words that are due.

import type { DueWord } from '../../../tutor-engine/index.ts';

export type Learner = (userId: string) => Promise<{
  /** One a line, in the words of the learner's page. */
  readonly facts: readonly string[];
  readonly due: readonly DueWord[];
}>;

/** Where nothing is kept about learners. */
export const unknownLearner: Learner = async () => ({ facts: [], due: [] });
