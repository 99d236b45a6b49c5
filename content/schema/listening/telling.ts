// What people tell a first teacher in English or Portuguese, by its class, and what is said to it in their language.

import * as z from 'zod';
import { lineSchema, slugSchema } from '../line.ts';
import { vocabularySchema } from '../word.ts';

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u').source !== '';
  } catch {
    return false;
  }
}

/** Over a sentence in small letters without accents and apostrophes; `{kin}`, `{pet}`: any word for one. */
const pattern = z.string().refine((text) => isPattern(text.replaceAll(/\{[a-z]+\}/gu, '')), 'no pattern');

const tellingSchema = z.strictObject({
  id: slugSchema,
  /** Of what one message tells, the heaviest is answered first. */
  weight: z.number().int().min(1).max(100),
  /** Grief, pain and fear: nothing is taught in the same turn. */
  isGrave: z.literal(true).optional(),
  /** Said as well by who asks: a greeting, thanks. */
  en: z.array(pattern).min(1),
  pt: z.array(pattern).min(1),
  /** Chinese for the first week, and beside it what is really said, in the learner's language. */
  replies: z.array(lineSchema.required({ note: true })).min(1),
  /** The word of the reply that is new. */
  teaches: z.array(vocabularySchema).max(2).optional(),
});
export type Telling = Readonly<z.infer<typeof tellingSchema>>;

export const tellingsSchema = z.strictObject({ id: slugSchema, tellings: z.array(tellingSchema).min(1) });
export type Tellings = Readonly<z.infer<typeof tellingsSchema>>;
