// What a lesson is: its goals, its words, a dialogue with them, the grammar in it, and tasks.

import * as z from 'zod';
import { levelSchema, lineSchema, slugSchema } from '../line.ts';
import { vocabularySchema } from '../word.ts';
import { characterSchema, grammarUseSchema, spokenSchema } from './study.ts';

/** A task to be answered in Chinese; each of `answers` is right as it stands. */
const taskSchema = z.strictObject({ task: lineSchema, answers: z.array(lineSchema).min(1) });

export const lessonSchema = z.strictObject({
  id: slugSchema,
  level: levelSchema,
  title: lineSchema,
  /** What the learner can do afterwards. */
  goals: z.array(lineSchema).min(2),
  words: z.array(vocabularySchema).min(6),
  characters: z.array(characterSchema).min(2),
  dialogue: z.array(spokenSchema).min(6),
  grammar: z.array(grammarUseSchema).min(1),
  tasks: z.array(taskSchema).min(3),
});
export type Lesson = Readonly<z.infer<typeof lessonSchema>>;
