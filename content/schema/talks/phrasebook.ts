// Everyday phrases with what learners call them: for who asks how to say one, or says one in their own language.

import * as z from 'zod';
import { levelSchema, lineSchema, slugSchema } from '../line.ts';

/** What the phrasebook itself has. `trait` stands before a noun, and `vessel` counts it: an old car, two bottles of water. `where`: under the bed. */
const LISTED_PARTS = [
  'person',
  'relative',
  'deed',
  'skill',
  'quality',
  'trait',
  'when',
  'count',
  'span',
  'vessel',
  'noun',
  'place',
  'where',
] as const;
/** Forms of each action and skill, made of it: I do (take; and with its subject: I take), do you, she does, doing, I did, she did, (I) didn’t, and what is said to somebody. */
export const ACTION_FORMS = [
  'ido',
  'idoso',
  'youdo',
  'does',
  'doing',
  'idid',
  'did',
  'ididnt',
  'didnt',
  'order',
] as const;
export type ActionForm = (typeof ACTION_FORMS)[number];
export const PHRASE_PARTS = [...LISTED_PARTS, ...ACTION_FORMS] as const;
export type PhrasePart = (typeof PHRASE_PARTS)[number];

/**
 * A phrase. A slot such as {thing} stands at most once in each language. `said`: other ways to say it in English and
 * Portuguese, in lower case, without accents and signs; `(a|b|)` stands for one of these, or none. `part`: it says nothing
 * by itself and fills the slot of this name: go home is a {deed}.
 */
export const phraseSchema = z.strictObject({
  zh: lineSchema.shape.zh,
  en: lineSchema.shape.en,
  pt: lineSchema.shape.pt,
  level: levelSchema,
  said: z.array(z.string().regex(/^[a-z0-9 (){}|]+$/)),
  part: z.enum(LISTED_PARTS).optional(),
});
export type Phrase = Readonly<z.infer<typeof phraseSchema>>;

export const phrasebookSchema = z.strictObject({
  id: slugSchema,
  title: lineSchema,
  /** Names of things, held to no level: whoever asks for an apron wants the word, however rare it is. */
  isOfNames: z.literal(true).optional(),
  phrases: z.array(phraseSchema).min(1),
});
export type Phrasebook = Readonly<z.infer<typeof phrasebookSchema>>;
