// What a tutor persona is: who teaches, at which level, in which voice, and what is true about them.

import * as z from 'zod';
import { levelSchema, lineSchema, slugSchema } from '../line.ts';
import { pictureSchema } from './picture.ts';
import { voiceSchema } from './voice.ts';

/** What a learner may ask a tutor about. The tutor answers from `facts` and never makes anything up. */
export const FACTS = [
  'name',
  'age',
  'home',
  'job',
  'family',
  'food',
  'drink',
  'color',
  'animal',
  'hobby',
  'sport',
  'music',
  'book',
  'season',
  'weekend',
  'day',
  'travel',
  'shopping',
  'health',
  'feeling',
  'language',
] as const;
export const factSchema = z.enum(FACTS);
export type Fact = z.infer<typeof factSchema>;

/** Facts that every persona must have, whatever the level. */
const REQUIRED_FACTS: readonly Fact[] = [
  'name',
  'age',
  'home',
  'food',
  'drink',
  'animal',
  'hobby',
  'feeling',
];

const variants = (least: number) => z.array(lineSchema).min(least);

export const personaSchema = z.strictObject({
  id: slugSchema,
  level: levelSchema,
  /** `zh` in characters, `pinyin` with tone marks, `en` and `pt` as a form of address. */
  name: z.strictObject({
    zh: z.string().min(1),
    pinyin: z.string().min(1),
    en: z.string().min(1),
    pt: z.string().min(1),
  }),
  /** Languages in which this tutor explains; the learner filters by it. */
  explains: z.array(z.enum(['zh', 'en', 'pt'])).min(1),
  character: lineSchema,
  picture: pictureSchema,
  voice: voiceSchema,
  greeting: variants(2),
  /** Sayings of this tutor, used when a new topic opens. */
  phrases: variants(4),
  responses: z.strictObject({ good: variants(5), retry: variants(4), hint: variants(4) }),
  goodbye: variants(3),
  facts: z
    .partialRecord(factSchema, lineSchema)
    .refine(
      (facts) => REQUIRED_FACTS.every((fact) => facts[fact] !== undefined),
      'a required fact is missing',
    ),
});
export type Persona = Readonly<z.infer<typeof personaSchema>>;
