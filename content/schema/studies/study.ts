// Pieces that lessons, scenarios and packs share: what is said, by whom, and what grammar it shows.

import * as z from 'zod';
import { lineSchema, slugSchema } from '../line.ts';
import { pictureSchema } from '../people/picture.ts';
import { voiceSchema } from '../people/voice.ts';

/** A line of a dialogue. `speaker` is the id of one of its characters. */
export const spokenSchema = z.strictObject({ speaker: slugSchema, ...lineSchema.shape });

/** Somebody who speaks: the name that stands before the lines, and who that is. Who is met in a free talk has a face and a voice. */
export const characterSchema = z.strictObject({
  id: slugSchema,
  name: lineSchema,
  about: lineSchema,
  picture: pictureSchema.optional(),
  voice: voiceSchema.optional(),
});

/** A grammar point by its id in `chinese/grammar`, with sentences that show it. */
export const grammarUseSchema = z.strictObject({
  point: slugSchema,
  examples: z.array(lineSchema).min(2),
  /** Sentences of taught words, each beside one with the mistake; without any those of the point itself are asked. */
  contrasts: z.array(lineSchema.extend({ wrong: z.string().trim().min(1) })).optional(),
});
export type GrammarUse = Readonly<z.infer<typeof grammarUseSchema>>;
