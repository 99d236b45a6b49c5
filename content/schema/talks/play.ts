// What is played in a role or a scene: what the learner gets done with a character, and all that the character says.

import * as z from 'zod';
import { lineSchema, slugSchema } from '../line.ts';
import { MANNERS } from './manner.ts';
import { namedThingSchema, playFactsSchema } from './play-facts.ts';
import { playWorldSchema, thingSizeSchema } from './play-world.ts';
import { answerSchema, hintSchema, wordListsSchema } from './talk.ts';

const lines = (least: number) => z.array(lineSchema).min(least);

/**
 * Something that the learner gets done in a talk, and how the character leads there. Patterns are those of
 * tutor-engine/understand/patterns/pattern.ts; the first kind of answer that fits is taken.
 */
export const goalSchema = z.strictObject({
  id: slugSchema,
  /** What the learner reads as a task: 点两个菜。 */
  goal: lineSchema,
  /** What the character says to lead there, and the same in other words; at most one question mark each. */
  ask: lineSchema,
  again: lineSchema,
  /** What the learner may say to get it done; `replies` are the character's, and ask nothing. */
  reached: z.array(answerSchema).min(1),
  /** On the way but not there yet, such as one dish of two; `replies` ask on. */
  partly: z.array(answerSchema).default([]),
  /** So many partly answers that differ make the goal reached too; then one of `replies` is said. */
  together: z.strictObject({ times: z.number().int().min(2).max(4), replies: lines(1) }).optional(),
  hint: hintSchema,
  /** Earlier goals without which this one cannot be done: nobody pays before anything was ordered. */
  after: z.array(slugSchema).optional(),
});
export type Goal = Readonly<z.infer<typeof goalSchema>>;

const yuan = z.number().int().min(1);
/** The goal that is about it, what is asked first, what its replies come down to, and the least that is taken. */
export const haggleSchema = z.strictObject({ goal: slugSchema, first: yuan, next: yuan, least: yuan });

export const termSchema = z.strictObject({
  says: z.array(lineSchema).min(1),
  changes: z
    .array(z.strictObject({ match: z.array(z.string()).min(1), to: z.array(lineSchema).min(1) }))
    .min(1),
});

/** What one of something costs, by how it is counted; `instead`: another price once something was arranged. */
export const rateSchema = z.strictObject({
  per: z.array(z.string().min(1)).min(1),
  price: z.number().positive(),
  instead: z.array(z.strictObject({ after: z.string().min(1), price: z.number().positive() })).optional(),
});

export const playSchema = z.strictObject({
  /** The character's first words; they lead to the first goal. */
  opening: lineSchema,
  goals: z.array(goalSchema).min(3).max(6),
  /** Words that slots in the patterns recognise, besides those of the level's talk. */
  words: wordListsSchema.default({}),
  /** The lists of `words` that hold what the character has to offer. */
  stock: z.array(z.string().regex(/^[a-z]+$/)).optional(),
  /** What people say in this situation that reaches no goal: the character answers, then comes back to the goal. */
  asides: z.array(answerSchema).min(6),
  /** A price to haggle about, in yuan. */
  haggle: haggleSchema.optional(),
  /** What sums are reckoned with, besides the prices of words: nights, pounds, pieces. */
  rates: z.array(rateSchema).min(1).optional(),
  /** The sizes that things come in, the one of the listed price first. */
  sizes: z.array(thingSizeSchema).min(2).optional(),
  /** What a listed price is for, where that is not one piece: 一斤. */
  unit: lineSchema.optional(),
  /** The time that the lines name and that may be moved, as they say it. */
  when: lineSchema.optional(),
  /** What else the lines name and may be arranged otherwise: `says` as they say it, and what stands for each after a change. */
  terms: z.array(termSchema).optional(),
  /** How the character says what nobody wrote for the play. */
  manner: z.enum(MANNERS).optional(),
  /** What the character tells of themself and of the place, by what is asked. */
  facts: playFactsSchema.optional(),
  /** What the things are that the character names. */
  things: z.array(namedThingSchema).max(16).optional(),
  /** What is so here, said to who asks for it. */
  world: playWorldSchema.optional(),
  /** Said in character when the character has not understood. */
  unclear: lines(3),
  /** Said in character when the learner says nothing. */
  waiting: lines(2),
  /** Takes leave when all goals are reached. */
  closing: lines(2),
});
export type Play = Readonly<z.infer<typeof playSchema>>;
