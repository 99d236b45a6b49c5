// What a character says to what a learner tells beside the play, by what it is about; and what they come back to later.

import * as z from 'zod';
import { lineSchema, slugSchema } from '../line.ts';
import { FACT_KINDS } from './play-facts.ts';
import { WORLD_KINDS } from './play-world.ts';

/** Who says it: whoever has no words of their own here says what anybody does; children and poets never do. */
export const TELLERS = ['anybody', 'service', 'kids', 'child', 'poet'] as const;
export type Teller = (typeof TELLERS)[number];

const lines = z.array(lineSchema).min(1);

const saidSchema = z.strictObject({
  /** {who}: the learner's own whom it is about; {thing}: what it is about. Asks nothing. */
  say: lines,
  /** Said when they part, so that they see that it was kept in mind. */
  later: lines.optional(),
});

const whenSchema = z.strictObject({
  /** The frame's predicate is one of these classes, and not denied. */
  predicates: z.array(slugSchema).optional(),
  /** With predicates: something of these classes is named with it. Alone: named in the clause, and not denied. */
  nouns: z.array(slugSchema).optional(),
  /** Words that tell it, where the frame alone does not. */
  match: z.array(z.string().min(1)).optional(),
  /** Of the learner, or of somebody of theirs. */
  of: z.enum(['self', 'person']).optional(),
  /** Done together with somebody of theirs. */
  together: z.boolean().optional(),
  /** Not where anything bad is told beside it. */
  glad: z.boolean().optional(),
  /** It is not meant where these words stand. */
  unless: z.array(z.string().min(1)).optional(),
});

export const toldThemeSchema = z.strictObject({
  id: slugSchema,
  when: whenSchema,
  /** Taken up, too, where the clause got a goal done. */
  beside: z.boolean().optional(),
  /** Where it is the business of the play, and so no news. */
  not: z.array(z.enum(WORLD_KINDS)).optional(),
  /** Only there. */
  in: z.array(z.enum(WORLD_KINDS)).optional(),
  /** Who tells it is not asked the next thing in the same breath. */
  grave: z.boolean().optional(),
  /** What the character tells of their own life in return, once the business is done. */
  own: z.array(z.enum(FACT_KINDS)).optional(),
  said: z.partialRecord(z.enum(TELLERS), saidSchema),
});
export type ToldTheme = Readonly<z.infer<typeof toldThemeSchema>>;

/** `talks/told.json`; the first theme that fits counts. */
export const toldSchema = z.strictObject({ id: slugSchema, themes: z.array(toldThemeSchema).min(1) });
