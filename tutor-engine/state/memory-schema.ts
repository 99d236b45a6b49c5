// What the teacher must know again next time, stored beside its message: plain JSON, one or two kilobytes.

import * as z from 'zod';
import { factSlotSchema } from '../../content/schema/listening/frame.ts';
import { activityMemories, count, texts } from './activity-memories.ts';
import { HELP_STEPS } from './help.ts';
import { MOVES } from './move.ts';

/** A mistake that was corrected lately, and how many turns ago. */
const correctedSchema = z.object({ key: z.string(), ago: count });

/**
 * `ask`: the open question or goal (`topic.question`, `goal`, or OVER). `step`: how much help was given on it.
 * `stay`: turns since the question was put. `asked`: ids of this round. `round`: 0 at first, one more each
 * time the learner starts over. `name`: what the learner is called.
 */
export const memorySchema = z.object({
  engine: z.literal('yulu-tutor'),
  version: z.literal(1),
  move: z.enum(MOVES),
  ask: z.string().optional(),
  step: z.enum(HELP_STEPS),
  stay: count,
  round: count,
  asked: texts,
  /** Questions that were answered in passing, or that the learner did not want again: nobody puts them any more. */
  told: texts.optional(),
  name: z.string().optional(),
  /** Where the learner is from, in Chinese. */
  country: z.string().optional(),
  /** What the learner told of themselves, by slot; see `profile.ts`. */
  profile: z.partialRecord(factSlotSchema, texts).optional(),
  corrected: z.array(correctedSchema).readonly().optional(),
  ...activityMemories.shape,
});
export type Memory = Readonly<z.infer<typeof memorySchema>>;
