// A debate with fixed positions: the tutor takes the other side, with three arguments and replies to what is likely said.

import * as z from 'zod';
import { lineSchema, slugSchema } from '../line.ts';

const sideSchema = z.strictObject({
  arguments: z.array(lineSchema).length(3),
  /** To an argument of the other side that has one of the words between bars. */
  replies: z.array(z.strictObject({ keys: z.string().min(1), reply: lineSchema })).min(2),
});

export const debateSchema = z.strictObject({
  id: slugSchema,
  /** A clause without a stop: it stands inside another sentence. */
  motion: lineSchema,
  sides: z.strictObject({ yes: sideSchema, no: sideSchema }),
});
export type Debate = Readonly<z.infer<typeof debateSchema>>;

/** `talks/<level>/debates.json`, at levels that have them. */
export const debatesSchema = z.strictObject({ id: slugSchema, debates: z.array(debateSchema).min(2) });
