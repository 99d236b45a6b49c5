// A short text with questions, for learners who read more than they are asked.

import * as z from 'zod';
import { lineSchema, slugSchema } from '../line.ts';

/** `keys`: words between bars of which a right answer has one; `answer`: what the text says, or what can be said. */
export const readingSchema = z.strictObject({
  id: slugSchema,
  title: lineSchema,
  /** Asks nothing. */
  text: lineSchema,
  questions: z
    .array(z.strictObject({ ask: lineSchema, keys: z.string().min(1), answer: lineSchema }))
    .min(2)
    .max(5),
});
export type Reading = Readonly<z.infer<typeof readingSchema>>;

/** `talks/<level>/readings.json`, at levels that have them. */
export const readingsSchema = z.strictObject({ id: slugSchema, readings: z.array(readingSchema).min(2) });
