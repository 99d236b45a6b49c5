// Places of daily life with their scenes: dialogues to listen to and to play.

import * as z from 'zod';
import { LEVELS } from '../../content/schema/levels.ts';
import { PLACES } from '../../content/schema/studies/scenario.ts';
import { memberProcedure } from '../../kit/core/procedure.ts';

const tag = 'scenarios';
const line = z.object({ zh: z.string(), en: z.string(), pt: z.string() });
const place = z.enum(PLACES);
const level = z.enum(LEVELS);

export const scenariosContract = {
  listScenarios: memberProcedure({
    tag,
    limit: 'none',
    method: 'GET',
    path: '/scenarios',
    summary: 'The places with their scenes, the easiest scene first',
  }).output(
    z.array(
      z.object({
        id: place,
        title: line,
        intro: line,
        scenes: z.array(z.object({ id: z.string(), level, title: line, intro: line })),
      }),
    ),
  ),

  readScene: memberProcedure({
    tag,
    limit: 'none',
    method: 'GET',
    path: '/scenarios/{place}/scenes/{id}',
    summary: 'A scene with its dialogue, its sentences and its words',
  })
    .input(z.object({ place, id: z.string().max(80) }))
    .output(
      z.object({
        id: z.string(),
        place,
        placeTitle: line,
        level,
        title: line,
        intro: line,
        characters: z.array(z.object({ id: z.string(), name: line, about: line })),
        /** The character whom the learner plays first. */
        learner: z.string(),
        dialogue: z.array(line.extend({ speaker: z.string() })),
        phrases: z.array(line),
        targetWords: z.array(
          z.object({ zh: z.string(), pinyin: z.string(), en: z.string(), pt: z.string() }),
        ),
        goals: z.array(z.object({ id: z.string(), goal: line })),
      }),
    ),
};
export type ScenariosContract = typeof scenariosContract;
