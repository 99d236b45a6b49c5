// What the teacher must know again next time, stored beside its message: plain JSON, about half a kilobyte.

import * as z from 'zod';
import { activityMemories, count, texts } from './activity-memories.ts';
import { MOVES } from './move.ts';

/** A mistake that was corrected lately, and how many turns ago. */
const correctedSchema = z.object({ key: z.string(), ago: count });

/**
 * `ask`: the open question or goal (`topic.question`, `goal`, or OVER). `step`: how much help was given on it, from 0
 * (none) over 1 (said differently), 2 (an idea), 3 (first words) to 4 (a whole sentence).
 * `stay`: turns since the question was put. `asked`: ids of this round. `round`: 0 at first, one more each
 * time the learner starts over. `name`: what the learner is called.
 */
export const memorySchema = z.object({
  engine: z.literal('yulu-tutor'),
  version: z.literal(1),
  move: z.enum(MOVES),
  ask: z.string().optional(),
  step: count,
  stay: count,
  round: count,
  asked: texts,
  name: z.string().optional(),
  /** Where the learner is from, in Chinese. */
  country: z.string().optional(),
  corrected: z.array(correctedSchema).readonly().optional(),
  ...activityMemories.shape,
});
export type Memory = Readonly<z.infer<typeof memorySchema>>;
