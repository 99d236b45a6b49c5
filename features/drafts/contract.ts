// What the calls of everything that is drafted answer alike.

import * as z from 'zod';
import { ADVICE, FAULTS } from './domain/index.ts';

export const problem = z.object({
  /** In the draft: `goals.0.ask.zh`; empty for the whole. */
  path: z.string(),
  code: z.enum([...FAULTS, ...ADVICE]),
  /** What the text of the code names: a slot, a number, words. */
  detail: z.string(),
});

/** Who wrote which version, the newest first. */
export const versionsPage = z.object({
  versions: z.array(
    z.object({
      number: z.int(),
      note: z.string(),
      isComplete: z.boolean(),
      isPublished: z.boolean(),
      /** When learners began to meet it, each time, by whom; the latest first. */
      publications: z.array(z.object({ name: z.string().nullable(), at: z.iso.datetime() })),
      authorId: z.uuid(),
      /** Null when the account is gone. */
      authorName: z.string().nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
  nextBefore: z.int().nullable(),
});
