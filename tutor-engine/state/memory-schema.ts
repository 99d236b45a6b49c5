// What the teacher must know again next time, stored beside its message: plain JSON, about half a kilobyte.

import * as z from 'zod';
import { MOVES } from './move.ts';

const count = z.number().int().min(0).max(1_000_000);
const texts = z.array(z.string()).readonly();

/** How a goal of a play stands; goals that nothing happened to are not listed. */
const goalMemorySchema = z.object({
  id: z.string(),
  reached: z.boolean(),
  /** The most help that was given on it, counted as `step` is. */
  help: count,
  /** Partly answers that differ. */
  partly: texts,
  /** How often it was let go. */
  passed: count,
});
export type GoalMemory = Readonly<z.infer<typeof goalMemorySchema>>;

const playMemorySchema = z.object({ goals: z.array(goalMemorySchema).readonly(), ended: z.boolean() });
export type PlayMemory = Readonly<z.infer<typeof playMemorySchema>>;

/**
 * Small talk. `topic`: what is being chatted about; `turns`: for how long; `used`: `topic/exchange`, oldest first;
 * `help`: the most that was given with the last of them, counted as `step` is.
 */
const chatMemorySchema = z.object({
  topic: z.string().optional(),
  turns: count,
  used: texts,
  help: count.optional(),
});
export type ChatMemory = Readonly<z.infer<typeof chatMemorySchema>>;

/**
 * Words that are due. `word`: the one being asked for; `done`: those that had their turn; `since`: turns without one;
 * `help`: the most that was given with the word, counted as `step` is.
 */
const drillMemorySchema = z.object({
  word: z.string().optional(),
  tries: count,
  done: texts,
  since: count,
  help: count.optional(),
});
export type DrillMemory = Readonly<z.infer<typeof drillMemorySchema>>;

/** A mistake that was corrected lately, and how many turns ago. */
const correctedSchema = z.object({ key: z.string(), ago: count });

/**
 * `ask`: the open question or goal (`topic.question`, `goal`, or OVER). `step`: how much help was given on it, from 0
 * (none) over 1 (said differently), 2 (an idea), 3 (first words) to 4 (a whole sentence).
 * `stay`: turns since the question was put. `asked`: ids of this round. `round`: 0 at first, one more each
 * time the learner starts over. `name`: what the learner is called.
 */
export const memorySchema = z.object({
  engine: z.literal('yulu-tutor'),
  version: z.literal(1),
  move: z.enum(MOVES),
  ask: z.string().optional(),
  step: count,
  stay: count,
  round: count,
  asked: texts,
  name: z.string().optional(),
  /** Where the learner is from, in Chinese. */
  country: z.string().optional(),
  play: playMemorySchema.optional(),
  chat: chatMemorySchema.optional(),
  drill: drillMemorySchema.optional(),
  corrected: z.array(correctedSchema).readonly().optional(),
  /** A learner in distress was answered; then asked whether to go on. */
  care: z.enum(['answered', 'asked']).optional(),
});
export type Memory = Readonly<z.infer<typeof memorySchema>>;
