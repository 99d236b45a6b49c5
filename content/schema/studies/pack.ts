// What a knowledge pack is: words, grammar and examples to download and learn from without the network.

import * as z from 'zod';
import { levelSchema, lineSchema } from '../line.ts';
import { vocabularySchema } from '../word.ts';
import { grammarUseSchema } from './study.ts';

/** The six packs of the product; their names are part of its API. */
const PACKS = [
  'basic_chinese',
  'business_chinese',
  'travel_chinese',
  'medical_chinese',
  'basic_english',
  'business_english',
] as const;

export const packSchema = z.strictObject({
  id: z.enum(PACKS),
  level: levelSchema,
  title: lineSchema,
  about: lineSchema,
  vocabulary: z.array(vocabularySchema).min(40),
  /** Points of Chinese grammar; the packs that teach English have none. */
  grammar: z.array(grammarUseSchema),
  examples: z.array(lineSchema).min(10),
});
export type Pack = Readonly<z.infer<typeof packSchema>>;
