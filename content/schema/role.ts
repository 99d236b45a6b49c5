// What a role is: somebody to talk with in a situation, what is to be got done there, and what to know about it.

import * as z from 'zod';
import { levelSchema, lineSchema, slugSchema } from './line.ts';
import { goalSchema, portraitSchema } from './study.ts';
import { vocabularySchema } from './word.ts';

/** How the browser's voice sounds; 1 is its own pitch and speed. */
const voiceSchema = z.strictObject({
  kind: z.enum(['woman', 'man']),
  pitch: z.number().min(0.5).max(1.5),
  rate: z.number().min(0.5).max(1.2),
});

export const roleSchema = z.strictObject({
  id: slugSchema,
  level: levelSchema,
  name: lineSchema,
  voice: voiceSchema,
  portrait: portraitSchema,
  /** Where the talk takes place, who the learner is in it and what they want. */
  situation: lineSchema,
  goals: z.array(goalSchema).min(3),
  targetWords: z.array(vocabularySchema).min(6),
  firstMessage: lineSchema,
  culturalNote: lineSchema,
});
export type Role = Readonly<z.infer<typeof roleSchema>>;
