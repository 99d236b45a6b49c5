// What a graded text is: something to read at a band, sentence by sentence in three languages, and what is asked about it.

import * as z from 'zod';
import { levelSchema, lineSchema, slugSchema } from '../line.ts';
import { TEXT_KINDS } from './text-kinds.ts';

/** `speaker`: in a dialogue, the id of who says it. A unit is a sentence, or a few short ones that belong together. */
const sentenceSchema = z.strictObject({ speaker: slugSchema.optional(), ...lineSchema.shape });

const questionSchema = z.strictObject({
  ask: lineSchema,
  options: z.array(lineSchema).length(3),
  /** The place of the one right option. */
  right: z.int().min(0).max(2),
  /** Why it is right, by what the text says. */
  because: lineSchema,
});

export const textSchema = z.strictObject({
  id: slugSchema,
  level: levelSchema,
  /** The HSK 3.0 band that its words keep to. */
  band: z.int().min(1).max(6),
  /** Its place among the texts of its band, from 1. */
  order: z.int().min(1),
  kind: z.enum(TEXT_KINDS),
  title: lineSchema,
  speakers: z.array(z.strictObject({ id: slugSchema, name: lineSchema })).optional(),
  paragraphs: z.array(z.array(sentenceSchema).min(1)).min(2),
  questions: z.array(questionSchema).min(2).max(3),
});
export type GradedText = Readonly<z.infer<typeof textSchema>>;
