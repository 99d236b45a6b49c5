// What a scenario is: one place of daily life with scenes by level, each a dialogue to listen to and to play.

import * as z from 'zod';
import { levelSchema, lineSchema, slugSchema } from './line.ts';
import { characterSchema, goalSchema, spokenSchema } from './study.ts';
import { vocabularySchema } from './word.ts';

/** The six places of the product. */
const PLACES = ['restaurant', 'hospital', 'shopping', 'business', 'education', 'travel'] as const;

export const sceneSchema = z.strictObject({
  id: slugSchema,
  level: levelSchema,
  title: lineSchema,
  /** Where we are and what has just happened. */
  intro: lineSchema,
  characters: z.array(characterSchema).min(2),
  /** The character whom the learner plays first. */
  learner: slugSchema,
  goals: z.array(goalSchema).min(2),
  targetWords: z.array(vocabularySchema).min(4),
  /** Sentences worth knowing by heart. */
  phrases: z.array(lineSchema).min(3),
  dialogue: z.array(spokenSchema).min(6),
});
export type Scene = Readonly<z.infer<typeof sceneSchema>>;

export const scenarioSchema = z.strictObject({
  id: z.enum(PLACES),
  title: lineSchema,
  intro: lineSchema,
  scenes: z.array(sceneSchema).min(1),
});
export type Scenario = Readonly<z.infer<typeof scenarioSchema>>;
