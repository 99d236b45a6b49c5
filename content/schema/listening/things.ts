// What every tutor knows of a thing: a dish, a festival, a city, a gift. A question is a thing and what is asked of it.

import * as z from 'zod';
import { lineSchema, slugSchema } from '../line.ts';
import { listeningLevelSchema } from './frame.ts';

/**
 * What may be asked of a thing. `how`: how it is made, step by step; `made`: of what it is made, what is in it; `eat`: what is eaten then or there; `do`: what it
 * is for, what people do; `see`: what to see; `famous`: what it is known for; `give`: whether it is a gift.
 */
export const ASPECTS = [
  'what',
  'how',
  'made',
  'taste',
  'eat',
  'do',
  'when',
  'see',
  'famous',
  'give',
] as const;
export type Aspect = (typeof ASPECTS)[number];

const thingSchema = z.strictObject({
  id: slugSchema,
  /** What it is called, the longest name counts where several stand in a text. */
  names: z.array(z.string().regex(/^\p{Script=Han}+$/u)).min(1),
  /** In English and Portuguese, in small letters without accents. */
  foreign: z.array(z.string().regex(/^[a-z][a-z -]+$/u)).min(1),
  facts: z
    .array(
      z.strictObject({
        tells: z.array(z.enum(ASPECTS)).min(1),
        level: listeningLevelSchema,
        /** True whoever tells it; asks nothing. */
        line: lineSchema,
      }),
    )
    .min(1),
});
export type Thing = Readonly<z.infer<typeof thingSchema>>;

export const thingsSchema = z.strictObject({
  /** The area, as the file is called. */
  id: slugSchema,
  things: z.array(thingSchema).min(1),
  /** What the learner is asked after it. */
  asks: z.array(lineSchema).min(1),
});
export type Things = Readonly<z.infer<typeof thingsSchema>>;
