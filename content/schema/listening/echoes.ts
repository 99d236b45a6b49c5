// How a teacher says again what a learner spoke of, before anything else is said to it.

import * as z from 'zod';
import { lineSchema } from '../line.ts';
import { listeningLevelSchema, STANCES } from './frame.ts';

const openersSchema = z.array(
  z.strictObject({
    level: listeningLevelSchema,
    stances: z.array(z.enum(STANCES)).min(1),
    line: lineSchema,
  }),
);

/**
 * What a clause is by its form: somebody's words, a thought, a wish, a plan (with
 * others, or to be got ready for), what is under way, a deed, what came to pass, a habit, a judgement, a state; and
 * what somebody else does, is used to, plans and is; `named`: what cannot be said again, and has a word for what it is of.
 */
export const CLAUSE_SHAPES = [
  'why',
  'said',
  'thinks',
  'wants',
  'plan',
  'plan-company',
  'plan-ready',
  'doing',
  'did',
  'happened',
  'habit',
  'judges',
  'is',
  'their-deed',
  'their-habit',
  'their-plan',
  'their-state',
  'named',
] as const;
export type ClauseShape = (typeof CLAUSE_SHAPES)[number];

export const echoesSchema = z.strictObject({
  id: z.literal('echoes'),
  /** `{word}` is a noun that the learner said. */
  openers: openersSchema,
  /** `{told}` is a clause of the learner's with the pronouns turned; only the Chinese line has it. */
  restatements: openersSchema,
  /** What is asked about the very clause, by its shape; in the shape `why`, `{asked}` is the clause with 为什么 put in; `{they}` is who it is of, `{thing}` the word for what it is of. */
  asks: z.array(
    z.strictObject({
      shape: z.enum(CLAUSE_SHAPES),
      level: listeningLevelSchema,
      lines: z.array(lineSchema).min(1),
    }),
  ),
});
export type Echoes = Readonly<z.infer<typeof echoesSchema>>;
