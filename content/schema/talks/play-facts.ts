// What a character knows of themself and of where they are, by what anybody may ask, and of the things that they name.

import * as z from 'zod';
import { lineSchema } from '../line.ts';

/** What is asked of whoever is played: who they are and how they live, then what they think of the place and the goods. */
export const FACT_KINDS = [
  'who',
  'from',
  'home',
  'since',
  'age',
  'family',
  'food',
  'work',
  /** What is hardest in it, and what went wrong. */
  'hard',
  'joke',
  'story',
  'dream',
  'today',
  'likes',
  'place',
  'more',
  'dear',
  'recommend',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

const factSchema = z.strictObject({
  /** True of this character in every play; asks nothing. */
  say: z.array(lineSchema).min(1),
  /** Said to who asks why. */
  why: lineSchema.optional(),
});
export type PlayFact = Readonly<z.infer<typeof factSchema>>;

export const playFactsSchema = z.partialRecord(z.enum(FACT_KINDS), factSchema);

/**
 * What may be asked of a thing that is sold, served, lent or done. `made`: of what, and what is in it; `use`: how it is eaten,
 * drunk, worn or done; `care`: how it is kept and washed, and whether it lasts; `suits`: for whom it is; `why`: what is good in it.
 */
export const TRAITS = [
  'name',
  'made',
  'taste',
  'size',
  'color',
  'use',
  'care',
  'suits',
  'from',
  'price',
  'time',
  'why',
] as const;
export type Trait = (typeof TRAITS)[number];

/** A thing, a place or a person that the character names: what it is, said to who asks. */
export const namedThingSchema = z.strictObject({
  names: z.array(z.string().min(1)).min(1),
  about: lineSchema,
  /** What is known of it, by what is asked; each line names the thing or follows a question that does. */
  tells: z.partialRecord(z.enum(TRAITS), lineSchema).optional(),
});
export type NamedThing = Readonly<z.infer<typeof namedThingSchema>>;
