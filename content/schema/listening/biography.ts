// The life of a tutor, as questions that learners ask about it, with answers.

import * as z from 'zod';
import { lineSchema, slugSchema } from '../line.ts';

export const biographyEntrySchema = z.strictObject({
  id: slugSchema,
  /** Chinese wordings of the question, as different as people ask it. */
  asks: z.array(z.string().regex(/\p{Script=Han}/u)).min(2),
  /** English and Portuguese wordings. */
  foreign: z.array(z.string().regex(/\p{Script=Latin}/u)).min(2),
  /** True of this tutor, at their level; asks nothing. */
  answer: lineSchema,
  /** What is told to who asks on: why it is so, how it went on, whether it is really so. */
  more: z
    .array(z.strictObject({ to: z.array(z.enum(['why', 'then', 'really'])).min(1), say: lineSchema }))
    .optional(),
});

export type BiographyEntry = Readonly<z.infer<typeof biographyEntrySchema>>;

export const biographySchema = z.strictObject({
  /** The id of the persona. */
  id: slugSchema,
  entries: z.array(biographyEntrySchema).min(40),
});
export type Biography = Readonly<z.infer<typeof biographySchema>>;
