// A class of predicates: the words by which it is told, and what a teacher says to it.

import * as z from 'zod';
import { slugSchema } from '../line.ts';
import { factSlotSchema, STANCES, uptakeSchema } from './frame.ts';

export const predicateSchema = z.strictObject({
  id: slugSchema,
  /**
   * `吃`; `得:illness` is 得 with an object of that noun class; `pet<走了$` is 走了 said of a noun of that class (`family`: of any
   * relative), with nothing more behind it than how long ago.
   */
  words: z.array(z.string().min(1)).min(1),
  /** How somebody feels of whom it is told. */
  stance: z.enum(STANCES),
  /**
   * The same where it is denied: what is not bad is good, unless this says otherwise. Who has not married or does not like
   * winter is in no trouble; who did not pass is.
   */
  denied: z.enum(STANCES).optional(),
  /** How much it matters beside other things that are told at once: 9 a death, 5 what one does, 1 having and going. */
  salience: z.number().int().min(1).max(9).default(5),
  /** What telling it says about the learner for good, and in which part of the frame. */
  remember: z
    .strictObject({ slot: factSlotSchema, from: z.enum(['object', 'place', 'who', 'clause']) })
    .optional(),
  uptakes: z.array(uptakeSchema).min(1),
});
export type Predicate = Readonly<z.infer<typeof predicateSchema>>;
