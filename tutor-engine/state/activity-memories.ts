// What each activity remembers from turn to turn. A new activity adds a schema, an entry, and how it starts.

import * as z from 'zod';

export const count = z.number().int().min(0).max(1_000_000);
export const texts = z.array(z.string()).readonly();

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

/** By the `kind` of the activity. */
const memories = z.object({
  play: playMemorySchema,
  chat: chatMemorySchema,
  drill: drillMemorySchema,
  /** A learner in distress was answered; then asked whether to go on. */
  care: z.enum(['none', 'answered', 'asked']),
});
export type ActivityMemories = Readonly<z.infer<typeof memories>>;
export type ActivityKind = keyof ActivityMemories;

/** As they are stored: only where something happened. */
export const activityMemories = memories.partial();

/** What stands here is not stored. */
export const ACTIVITY_STARTS: ActivityMemories = {
  play: { goals: [], ended: false },
  chat: { turns: 0, used: [] },
  drill: { tries: 0, done: [], since: 0 },
  care: 'none',
};
