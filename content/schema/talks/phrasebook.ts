// Everyday phrases with what learners call them: for who asks how to say one, or says one in their own language.

import * as z from 'zod';
import { levelSchema, lineSchema, slugSchema } from '../line.ts';

/**
 * A phrase. A slot such as {thing} stands at most once in each language. `said`: other ways to say it in English and
 * Portuguese, in lower case, without accents and signs; `(a|b|)` stands for one of these, or none.
 */
export const phraseSchema = z.strictObject({
  zh: lineSchema.shape.zh,
  en: lineSchema.shape.en,
  pt: lineSchema.shape.pt,
  level: levelSchema,
  said: z.array(z.string().regex(/^[a-z0-9 (){}|]+$/)),
});
export type Phrase = Readonly<z.infer<typeof phraseSchema>>;

export const phrasebookSchema = z.strictObject({
  id: slugSchema,
  title: lineSchema,
  phrases: z.array(phraseSchema).min(1),
});
export type Phrasebook = Readonly<z.infer<typeof phrasebookSchema>>;
