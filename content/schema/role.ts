// What a role is: somebody to talk with in a situation, what is to be got done there, and what to know about it.

import * as z from 'zod';
import { levelSchema, lineSchema, slugSchema } from './line.ts';
import { playSchema } from './play.ts';
import { vocabularySchema } from './word.ts';

/** How the browser's voice sounds; 1 is its own pitch and speed. */
export const voiceSchema = z.strictObject({
  kind: z.enum(['woman', 'man']),
  pitch: z.number().min(0.5).max(1.5),
  rate: z.number().min(0.5).max(1.2),
});

/** What a role is looked for by. */
export const ROLE_THEMES = ['daily', 'service', 'work', 'study', 'travel', 'family', 'culture'] as const;

/** A picture that the page draws from its parts; `hue` of the ground in degrees. */
export const pictureSchema = z.strictObject({
  hue: z.number().int().min(0).max(359),
  age: z.enum(['child', 'young', 'middle', 'old']),
  hair: z.enum(['short', 'long', 'bun', 'curly', 'ponytail', 'bald', 'topknot']),
  wear: z.enum(['sweater', 'shirt', 'suit', 'uniform', 'coat', 'apron', 'jacket', 'robe', 'dress']),
  item: z.enum(['none', 'glasses', 'beard', 'cap', 'stethoscope', 'headset', 'tie', 'flower', 'scarf']),
});

export const roleSchema = z.strictObject({
  id: slugSchema,
  level: levelSchema,
  theme: z.enum(ROLE_THEMES),
  name: lineSchema,
  voice: voiceSchema,
  picture: pictureSchema,
  /** Who it is and how they are: for the learner, and for a model that plays them. */
  character: lineSchema,
  /** Where the talk takes place, who the learner is in it and what they want. */
  situation: lineSchema,
  play: playSchema,
  targetWords: z.array(vocabularySchema).min(6),
  culturalNote: lineSchema,
});
export type Role = Readonly<z.infer<typeof roleSchema>>;
