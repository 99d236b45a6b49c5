// What a teacher says who remembers what a learner told.

import * as z from 'zod';
import { lineSchema } from '../line.ts';
import { factSlotSchema, followUpSchema } from './frame.ts';

export const recallSchema = z.strictObject({
  id: z.literal('recall'),
  /** Patterns of the question whether something is remembered. */
  asked: z.array(z.string().min(1)).min(1),
  /** In the order in which they are tried: patterns of what is asked for, and how it is given back; `{value}` is in the learner's own words. */
  slots: z.record(
    factSlotSchema,
    z.strictObject({ asked: z.array(z.string().min(1)).min(1), tell: lineSchema }),
  ),
  /** Nothing of the kind was told, or the learner does not want to be remembered. */
  unknown: z.array(lineSchema.refine(({ zh }) => !zh.includes('？'), 'a question follows')).min(3),
  /** To somebody who comes back; `{name}`. */
  welcome: z.array(lineSchema).min(3),
  /** One thing that matters, at the beginning of the next talk; asks after it. `{value}`. */
  asksAfter: z.partialRecord(factSlotSchema, z.array(followUpSchema).min(1)),
  /** After the illness of somebody or some animal of theirs; `{whose}`: 你的猫. */
  asksAfterTheirs: z.array(followUpSchema).min(1),
  /** After what was still to come; `{value}`: 面试. */
  asksHowItWent: z.array(followUpSchema).min(1),
});
export type Recall = Readonly<z.infer<typeof recallSchema>>;
