// What a teacher says to the short answer to a follow-up question, by what the question was after.

import * as z from 'zod';
import { lineSchema } from '../line.ts';
import { seekSchema, uptakeSchema } from './frame.ts';

export const reactionSchema = z.strictObject({
  id: seekSchema,
  /** Help with any question of the kind: what may be said. Asks nothing. */
  idea: lineSchema,
  /** How an answer may begin, where no sentence is known that would answer. */
  start: lineSchema,
  /** Whole answers that fit most questions of the kind, the likeliest first. */
  answers: z.array(lineSchema).min(2),
  uptakes: z.array(uptakeSchema).min(4),
});
export type Reaction = Readonly<z.infer<typeof reactionSchema>>;
