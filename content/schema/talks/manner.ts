// How a character says what nobody wrote for the play: by the kind of person that they are, and by what was asked or told.

import * as z from 'zod';
import { lineSchema, slugSchema } from '../line.ts';

/** Who serves, who knows, a friend, an elder of the family, a grown-up among children, a child, a poet. */
export const MANNERS = ['service', 'expert', 'friend', 'family', 'kids', 'child', 'poet'] as const;
export type Manner = (typeof MANNERS)[number];

/** What a question is after, and what else wants an answer; the last goes on when all is done. */
export const SHAPES = [
  'price',
  'time',
  'duration',
  'place',
  'count',
  'have',
  'may',
  'request',
  'self',
  /** Whether they have ever done or met something; whether they have gone through something bad. */
  'been',
  'suffered',
  /** Whether what was said is so: 敲敲桌子，对吧. */
  'confirm',
  'who',
  'why',
  'how',
  /** Whether something bad is so, and whether anything else is. */
  'bad',
  'yes',
  'opinion',
  'which',
  'what',
  'choice',
  'suppose',
  /** A price that is offered, the first time and again. */
  'offer',
  'deal',
  'order',
  /** Where to put it, whether somebody is in, a complaint about the price, what is thought of the learner. */
  'put',
  'in',
  'dear',
  'me',
  /** What is asked of the character's family; whether the learner will manage. */
  'theirs',
  'hope',
  /** Whether something of the learner's is good. */
  'judge',
  'told',
  'good',
  'sad',
  'more',
] as const;
export type Shape = (typeof SHAPES)[number];

const lines = z.array(lineSchema).min(1);

/** `talks/in-manner.json`. A line fits any question of its shape; `more` asks whether there is anything else, the others ask nothing. */
export const inMannerSchema = z.strictObject({
  id: slugSchema,
  anybody: z.record(z.enum(SHAPES), lines),
  // fromEntries forgets the keys
  ...(Object.fromEntries(MANNERS.map((manner) => [manner, mannerSchema()])) as Record<
    Manner,
    ReturnType<typeof mannerSchema>
  >),
});

function mannerSchema() {
  return z.partialRecord(z.enum(SHAPES), lines);
}
