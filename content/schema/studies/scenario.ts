// What a scenario is: one place of daily life with scenes by level, each a dialogue to listen to and to play.

import * as z from 'zod';
import { levelSchema, lineSchema, slugSchema } from '../line.ts';
import { playSchema } from '../talks/play.ts';
import { vocabularySchema } from '../word.ts';
import { characterSchema, spokenSchema } from './study.ts';

/** The six places of the product. */
export const PLACES = ['restaurant', 'hospital', 'shopping', 'business', 'education', 'travel'] as const;

export const sceneSchema = z
  .strictObject({
    id: slugSchema,
    level: levelSchema,
    title: lineSchema,
    /** Where we are and what has just happened. */
    intro: lineSchema,
    characters: z.array(characterSchema).min(2),
    /** The character whom the learner plays first. */
    learner: slugSchema,
    /** The character who answers in the free talk. */
    partner: slugSchema,
    /** The free talk: the same situation, in the learner's own words. */
    play: playSchema,
    targetWords: z.array(vocabularySchema).min(4),
    /** Sentences worth knowing by heart. */
    phrases: z.array(lineSchema).min(4),
    /** To listen to, to read, and to play line by line; the learner's lines reach all goals of the play. */
    dialogue: z.array(spokenSchema).min(8),
  })
  .refine(
    ({ characters, partner }) =>
      characters.some(
        ({ id, picture, voice }) => id === partner && picture !== undefined && voice !== undefined,
      ),
    'the partner has no face or no voice',
  );
export type Scene = Readonly<z.infer<typeof sceneSchema>>;

/** A place's own file, `scenarios/<id>/place.json`; its scenes stand beside it in `scenes/`. */
export const placeSchema = z.strictObject({ id: z.enum(PLACES), title: lineSchema, intro: lineSchema });

export const scenarioSchema = placeSchema.extend({ scenes: z.array(sceneSchema).min(1) });
export type Scenario = Readonly<z.infer<typeof scenarioSchema>>;
