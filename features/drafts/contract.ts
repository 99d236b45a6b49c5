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
      /** Nobody has saved it: it repeats what is shipped, since an admin has gone back to that. */
      isReset: z.boolean(),
      authorId: z.uuid(),
      /** Null when the account is gone. */
      authorName: z.string().nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
  /** What learners met in the place of what, by whom, the latest first; with the first page only. */
  changes: z.array(
    z.object({
      /** As they were called on that day; empty for nobody. */
      name: z.string(),
      at: z.iso.datetime(),
      /** Numbers of versions; 0: what is shipped, null: nothing. */
      from: z.int().nullable(),
      to: z.int().nullable(),
      /** Empty where nobody gave one. */
      reason: z.string(),
    }),
  ),
  nextBefore: z.int().nullable(),
});
