// A class of nouns that learners speak of: its words, and what is said where nothing more is known than the noun.

import * as z from 'zod';
import { lineSchema, slugSchema } from '../line.ts';
import { uptakeSchema } from './frame.ts';

export const NOUN_KINDS = ['person', 'animal', 'place', 'thing', 'idea', 'time'] as const;

/** A word that may be put into a line; `your`: how it is said of the learner's own, for people and animals. */
export const nounSchema = z.strictObject({
  zh: z.string().regex(/^\p{Script=Han}+$/u),
  also: z.array(z.string().min(1)).optional(),
  en: z.string().trim().min(1),
  pt: z.string().trim().min(1),
  your: lineSchema.optional(),
});

export const nounClassSchema = z.strictObject({
  id: slugSchema,
  kind: z.enum(NOUN_KINDS),
  /** How the whole class is called, where that is not its first word: 水果. */
  called: z.array(z.string().regex(/^\p{Script=Han}+$/u)).optional(),
  words: z.array(nounSchema).min(1),
  /** Words that belong here and are never put into a line, with a space between. */
  known: z.string().default(''),
  uptakes: z.array(uptakeSchema),
});
export type NounClass = Readonly<z.infer<typeof nounClassSchema>>;
