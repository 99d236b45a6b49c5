// What is so where a play takes place: the facts that its trade is asked about, by what is asked and of what.

import * as z from 'zod';
import { lineSchema, slugSchema } from '../line.ts';

/** What a question is after; `told` of what nobody asks: a wish, a hurry, a condition. */
export const ASKS = [
  'price',
  'duration',
  'time',
  'place',
  'why',
  'who',
  'how',
  'count',
  'which',
  'have',
  'may',
  'what',
  'yes',
  'told',
] as const;
export type Ask = (typeof ASKS)[number];

/** What the learner's words name: all parts between spaces must be there, of `a|b` one. */
const matterSchema = z.string().regex(/^[^\s|]+(?:[ |][^\s|]+)*$/u, 'parts between spaces, choices by |');

export const worldFactSchema = z.strictObject({
  /** Any one of them will do. */
  about: z.array(matterSchema).min(1),
  /** Left out, it answers whatever its own words tell: a price to who asks the price. */
  asks: z.array(z.enum(ASKS)).min(1).optional(),
  /** True in every play; asks nothing. */
  say: z.array(lineSchema).min(1),
});
export type WorldFact = Readonly<z.infer<typeof worldFactSchema>>;

/** Kinds of places and of people, which are asked the same things. */
export const WORLD_KINDS = [
  'eatery',
  'shop',
  'online',
  'clinic',
  'counter',
  'hotel',
  'road',
  'work',
  'school',
  'home',
  'kids',
  'past',
] as const;
export type WorldKind = (typeof WORLD_KINDS)[number];

const kindSchema = z.strictObject({
  /** What is so wherever people of the kind are, where the play says nothing else. */
  facts: z.array(worldFactSchema).min(1),
  /**
   * Who or what knows better, where there is no fact of it; names the {word} that was asked about. Only where nobody may decide
   * by the way: of health, law and money. Elsewhere the character decides (`talks/in-manner.json`).
   */
  unknown: z.array(lineSchema).min(4).optional(),
  /** The same where nothing can be named. */
  elsewhere: z.array(lineSchema).min(3).optional(),
});

/** `talks/worlds.json`. */
export const worldsSchema = z.strictObject({
  id: slugSchema,
  kinds: z.record(z.enum(WORLD_KINDS), kindSchema),
});
export type Worlds = Readonly<z.infer<typeof worldsSchema>>;

export const playWorldSchema = z.strictObject({
  kind: z.enum(WORLD_KINDS),
  facts: z.array(worldFactSchema).default([]),
});

/** A size that things of the list `of` come in, and how much more it costs than the first. */
export const thingSizeSchema = z.strictObject({
  of: z.string().regex(/^[a-z]+$/),
  names: z.array(z.string().min(1)).min(1),
  say: lineSchema,
  more: z.number().int().min(0),
});
export type ThingSize = Readonly<z.infer<typeof thingSizeSchema>>;
