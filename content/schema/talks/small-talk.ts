// What people chat about when nothing is to be got done: an everyday topic with exchanges for the levels.

import * as z from 'zod';
import { levelSchema, lineSchema, slugSchema } from '../line.ts';
import { hintSchema, topicNamesSchema } from './talk.ts';

/** Something that the learner says, what the teacher says to it, and a question that keeps the learner talking. */
export const exchangeSchema = z.strictObject({
  id: slugSchema,
  level: levelSchema,
  /** Patterns (tutor-engine/understand/patterns/pattern.ts) of which one fits what the learner said. */
  heard: z.array(z.string().min(1)).min(1),
  /** True and kind for all that `heard` lets in; asks nothing. */
  reply: lineSchema,
  /** One question about the same; also a way to open the topic, so it stands without the reply. */
  back: lineSchema,
  /** Help with an answer to `back`. */
  hint: hintSchema,
});
export type Exchange = Readonly<z.infer<typeof exchangeSchema>>;

export const smallTalkSchema = z.strictObject({
  id: slugSchema,
  title: lineSchema,
  names: topicNamesSchema,
  /**
   * News: what a friend would not pass over, such as a death or a wedding; heard before an answer to what is open.
   * Questions: what learners ask about the language and the country. Both are heard before other topics and opened by
   * the learner only; about news, nothing more is asked than belongs to what was told.
   */
  kind: z.enum(['news', 'questions']).optional(),
  exchanges: z.array(exchangeSchema).min(10),
  /** Said to whatever the learner answers and no exchange knows; claims to have understood nothing, asks nothing. */
  reactions: z.array(z.strictObject({ level: levelSchema, line: lineSchema })).min(8),
});
export type SmallTalk = Readonly<z.infer<typeof smallTalkSchema>>;
