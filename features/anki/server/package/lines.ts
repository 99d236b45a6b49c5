// What the process that reads a package tells, line by line.

import * as z from 'zod';
import { DECK_SKILLS, PACKAGE_PROBLEMS } from '../../domain/index.ts';

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
    })
    .nullable(),
  sample: z.string(),
  /** Full names, with those of the decks above. */
  decks: z.array(z.string()),
  tags: z.array(z.string()),
  /** All of its cards are that were ever asked. */
  isSuspended: z.boolean(),
  reviews: z.array(
    z.object({ id: z.number(), skill: z.enum(DECK_SKILLS), ease: z.int(), tookMs: z.number() }),
  ),
  /** When its cards come back, as it stood at `movedAt`. */
  days: z.array(z.object({ skill: z.enum(DECK_SKILLS), dueAt: z.number(), lapses: z.int() })),
  movedAt: z.number(),
});

export const packageLine = z.discriminatedUnion('kind', [
  note,
  /** Comes after all notes. `path`: where it was unpacked. */
  z.object({ kind: z.literal('sound'), name: z.string(), path: z.string() }),
  z.object({ kind: z.literal('refused'), problem: z.enum(PACKAGE_PROBLEMS) }),
  z.object({ kind: z.literal('end'), peakKilobytes: z.number() }),
]);
export type PackageLine = z.output<typeof packageLine>;
export type NoteLine = z.output<typeof note>;
