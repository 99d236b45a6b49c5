// The skeleton of a plan: what comes after what, and why. A model writes one, or the planner does; both are packed alike.

import * as z from 'zod';
import { goalText, longText, shortText } from '../../plan/plan.ts';

export const STAGES_MAX = 24;
export const WORDS_MAX = 10;

const stageSchema = z.strictObject({
  theme: shortText,
  /** What the learner can do at its end. */
  goal: longText,
  /** A lesson's id; null for a stage of practice alone. */
  lesson: z.string().max(80).nullable(),
  /** As `playKey` names plays: `scene restaurant/noodles`, `role waiter`. */
  plays: z.array(z.string().max(80)).max(3),
  /** Ids of texts to read. */
  texts: z.array(z.string().max(80)).max(2).default([]),
  /** Chinese words to learn beside those of the lesson. */
  words: z.array(z.string().min(1).max(12)).max(WORDS_MAX),
});
export type Stage = Readonly<z.infer<typeof stageSchema>>;

export const outlineSchema = z.strictObject({
  title: shortText,
  summary: longText,
  goals: z.array(goalText).min(2).max(5),
  advice: z.array(longText).max(5),
  stages: z.array(stageSchema).min(1).max(STAGES_MAX),
});
export type Outline = Readonly<z.infer<typeof outlineSchema>>;
