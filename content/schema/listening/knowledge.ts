// What every tutor knows of China, of travelling there and of learning its language: questions, and what is answered.

import * as z from 'zod';
import { lineSchema, slugSchema } from '../line.ts';
import { listeningLevelSchema } from './frame.ts';

const knowledgeEntrySchema = z.strictObject({
  id: slugSchema,
  /** Chinese wordings of the question, as different as people ask it. */
  asks: z.array(z.string().regex(/\p{Script=Han}/u)).min(3),
  /** English and Portuguese wordings. */
  foreign: z.array(z.string().regex(/\p{Script=Latin}/u)).min(2),
  /** One for a level; who is further hears the easier one where there is none of their own. */
  answers: z
    .array(
      z.strictObject({
        level: listeningLevelSchema,
        /** True for whoever asks, whoever answers; asks nothing. */
        line: lineSchema,
        /** What the learner is asked after it. */
        ask: lineSchema,
      }),
    )
    .min(1),
});
export type KnowledgeEntry = Readonly<z.infer<typeof knowledgeEntrySchema>>;

export const knowledgeSchema = z.strictObject({
  /** The area, as the file is called. */
  id: slugSchema,
  /** Words of the work of the tutors who know it; without, all of them do. */
  trade: z.array(z.string().regex(/^\p{Script=Han}+$/u)).optional(),
  entries: z.array(knowledgeEntrySchema).min(1),
});
export type Knowledge = Readonly<z.infer<typeof knowledgeSchema>>;
