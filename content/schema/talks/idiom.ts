// An idiom to be found: a case that it says in four characters.

import * as z from 'zod';
import { lineSchema, slugSchema } from '../line.ts';

export const idiomSchema = z.strictObject({
  id: slugSchema,
  /** The idiom, and what it means. */
  idiom: lineSchema,
  /** What happened to somebody; asks nothing and names no word of it. */
  case: lineSchema,
  /** Leads to it without naming it. */
  hint: lineSchema,
  /** Why it fits. */
  why: lineSchema,
});
export type Idiom = Readonly<z.infer<typeof idiomSchema>>;

/** `talks/<level>/idioms.json`, at levels that have them. */
export const idiomsSchema = z.strictObject({ id: slugSchema, idioms: z.array(idiomSchema).min(6) });
