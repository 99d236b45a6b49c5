// What the process that reads a package tells, line by line.

import * as z from 'zod';
import type { WordMedia } from '../../../my-words/domain/index.ts';
import { DECK_SKILLS, LOSSES, PACKAGE_PROBLEMS } from '../../domain/index.ts';

const of = { skill: z.enum(DECK_SKILLS) };

const note = z.object({
  kind: z.literal('note'),
  /** By which Anki knows the note; empty for the row of a table. */
  guid: z.string(),
  /** Null where no field is a Chinese word; then `sample` is what stands in the first. */
  word: z
    .object({
      word: z.string(),
      pinyin: z.string(),
      meaning: z.string(),
      sentence: z.string(),
      sound: z.string().optional(),
      picture: z.string().optional(),
    })
    .nullable(),
  sample: z.string(),
  /** Full names, with those of the decks above. */
  decks: z.array(z.string()),
  tags: z.array(z.string()),
  /** As they stood at `movedAt`. */
  cards: z.array(
    z.object({
      ...of,
      ord: z.int(),
      type: z.int(),
      queue: z.int(),
      due: z.number(),
      isMoment: z.boolean(),
      interval: z.int(),
      factor: z.int(),
      reps: z.int(),
      lapses: z.int(),
      left: z.int(),
      flags: z.int(),
      data: z.string(),
    }),
  ),
  reviews: z.array(
    z.object({
      ...of,
      id: z.number(),
      ease: z.int(),
      interval: z.int(),
      lastInterval: z.int(),
      factor: z.int(),
      tookMs: z.number(),
      type: z.int(),
    }),
  ),
  movedAt: z.number(),
  /** What of it does not come along. */
  losses: z.array(z.enum(LOSSES)),
});

export const packageLine = z.discriminatedUnion('kind', [
  note,
  /** These come after all notes. `path`: where it was unpacked. */
  z.object({ kind: z.literal('sound'), name: z.string(), path: z.string() }),
  z.object({ kind: z.literal('picture'), name: z.string(), path: z.string() }),
  z.object({ kind: z.literal('refused'), problem: z.enum(PACKAGE_PROBLEMS) }),
  z.object({ kind: z.literal('end'), peakKilobytes: z.number() }),
]);
export type PackageLine = z.output<typeof packageLine>;
export type MediaLine = Extract<PackageLine, { readonly kind: WordMedia }>;
export type NoteLine = z.output<typeof note>;
