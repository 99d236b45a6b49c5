// How a teacher says again what a learner spoke of, before anything else is said to it.

import * as z from 'zod';
import { lineSchema } from '../line.ts';
import { listeningLevelSchema, STANCES } from './frame.ts';

const openersSchema = z.array(
  z.strictObject({
    level: listeningLevelSchema,
    stances: z.array(z.enum(STANCES)).min(1),
    line: lineSchema,
  }),
);

export const echoesSchema = z.strictObject({
  id: z.literal('echoes'),
  /** `{word}` is a noun that the learner said. */
  openers: openersSchema,
  /** `{told}` is a clause of the learner's with the pronouns turned; only the Chinese line has it. */
  restatements: openersSchema,
});
export type Echoes = Readonly<z.infer<typeof echoesSchema>>;
