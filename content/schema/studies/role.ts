// What a role is: somebody to talk with in a situation, what is to be got done there, and what to know about it.

import * as z from 'zod';
import { levelSchema, lineSchema, slugSchema } from '../line.ts';
import { pictureSchema } from '../people/picture.ts';
import { voiceSchema } from '../people/voice.ts';
import { playSchema } from '../talks/play.ts';
import { vocabularySchema } from '../word.ts';

/** What a role is looked for by. */
export const ROLE_THEMES = ['daily', 'service', 'work', 'study', 'travel', 'family', 'culture'] as const;

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
