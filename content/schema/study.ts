// Pieces that lessons, scenarios, roles and packs share: what is said, what is to be done, what grammar it shows.

import * as z from 'zod';
import { lineSchema, slugSchema } from './line.ts';

/** A line of a dialogue. `speaker` is the id of one of its characters. */
export const spokenSchema = z.strictObject({ speaker: slugSchema, ...lineSchema.shape });

/** Somebody who speaks: the name that stands before the lines, and who that is. */
export const characterSchema = z.strictObject({ id: slugSchema, name: lineSchema, about: lineSchema });

/**
 * Something that the learner gets done in a talk. `evidence`: patterns (tutor-engine/pattern.ts) of which one fits
 * what the learner says when it is done; `example` is such a sentence.
 */
export const goalSchema = z.strictObject({
  id: slugSchema,
  goal: lineSchema,
  evidence: z.array(z.string().min(1)).min(1),
  example: lineSchema,
});
export type Goal = Readonly<z.infer<typeof goalSchema>>;

/** A grammar point by its id in `chinese/grammar`, with sentences that show it. */
export const grammarUseSchema = z.strictObject({ point: slugSchema, examples: z.array(lineSchema).min(2) });
export type GrammarUse = Readonly<z.infer<typeof grammarUseSchema>>;

/** Drawn by the page: one character on a ground of this hue (degrees). */
export const portraitSchema = z.strictObject({
  seal: z.string().length(1),
  hue: z.number().int().min(0).max(359),
});
