// Words that learners take for one another: what each means, what it goes with, and a sentence with each.

import * as z from 'zod';
import { lineSchema } from '../line.ts';

export const apartSchema = z.strictObject({
  id: z.literal('apart'),
  pairs: z
    .array(
      z.strictObject({
        words: z
          .array(z.string().regex(/^\p{Script=Han}+$/u))
          .min(2)
          .max(3),
        /** Said by the teacher; asks nothing. */
        tell: lineSchema,
        /** One for each word at least, in the order of the words. */
        examples: z.array(lineSchema).min(2).max(4),
      }),
    )
    .min(1),
});
export type Apart = Readonly<z.infer<typeof apartSchema>>;
