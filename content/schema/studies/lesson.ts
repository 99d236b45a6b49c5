// What a lesson is: its goals, its words, a dialogue with them, the grammar in it, and what is done with them at the end.

import * as z from 'zod';
import { levelSchema, lineSchema, slugSchema } from '../line.ts';
import { vocabularySchema } from '../word.ts';
import { characterSchema, grammarUseSchema, spokenSchema } from './study.ts';

/** The talk that closes a lesson. `subject`: a topic of the lesson's level, `place/scene`, or the id of a role. */
const taskSchema = z.strictObject({
  kind: z.enum(['topic', 'scene', 'role']),
  subject: z.string().regex(/^[a-z]+(-[a-z0-9]+)*(\/[a-z]+(-[a-z0-9]+)*)?$/),
  line: lineSchema,
  /** What the learner says to come to the topic; none where the talk begins with it. */
  opening: z.string().trim().min(1).optional(),
});

export const lessonSchema = z.strictObject({
  id: slugSchema,
  level: levelSchema,
  /** Its place among the lessons of its level, from 1. */
  order: z.int().min(1),
  /** The HSK 3.0 band that it teaches words of, 7 for 7–9. */
  band: z.int().min(1).max(7),
  title: lineSchema,
  /** The lessons that come directly before; none for the first of all. */
  requires: z.array(slugSchema),
  /** What the learner can do afterwards. */
  goals: z.array(lineSchema).min(2),
  /** New words: no other lesson teaches them. */
  words: z.array(vocabularySchema).min(6),
  characters: z.array(characterSchema).min(2),
  dialogue: z.array(spokenSchema).min(6),
  grammar: z.array(grammarUseSchema).min(1),
  task: taskSchema,
});
export type Lesson = Readonly<z.infer<typeof lessonSchema>>;
