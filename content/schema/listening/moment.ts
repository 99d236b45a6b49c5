// One thing that learners tell, in the ways in which they say it, and what a teacher answers to exactly that.

import * as z from 'zod';
import { lineSchema, slugSchema } from '../line.ts';
import { listeningLevelSchema, seekSchema } from './frame.ts';

/** Alternatives that change nothing in the answer stand in brackets: 我(弟弟|哥哥)考上大学了. */
const wording = z.string().min(2);

const momentSchema = z.strictObject({
  id: slugSchema,
  /** One clause each. Another person, time, polarity or outcome is another moment. */
  said: z.array(wording).min(1),
  replies: z
    .array(
      z.strictObject({
        level: listeningLevelSchema,
        /** True for each wording, whoever says it. */
        says: lineSchema.optional(),
        /** What is asked on; none of what was said. */
        ask: lineSchema.optional(),
        seeks: seekSchema.optional(),
      }),
    )
    .min(1),
});
export type Moment = Readonly<z.infer<typeof momentSchema>>;

export const momentsSchema = z.strictObject({ id: slugSchema, moments: z.array(momentSchema).min(1) });
export type Moments = Readonly<z.infer<typeof momentsSchema>>;
