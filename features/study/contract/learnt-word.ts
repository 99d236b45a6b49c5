// A word that somebody is learning: when it comes back, how its cards stand, and how it was answered last.

import * as z from 'zod';
import { CARD_SKILLS, STAGES } from '../domain/memory/card.ts';

const count = z.int().nonnegative();
const skill = z.enum(CARD_SKILLS);

export const learntWord = z.object({
  isSuspended: z.boolean(),
  /** Null while it waits to be shown. */
  due: z.iso.datetime().nullable(),
  /** Of each skill that was begun. */
  cards: z.array(
    z.object({
      skill,
      stage: z.enum(STAGES),
      isSuspended: z.boolean(),
      due: z.iso.datetime().nullable(),
      /** Days that its last answer gave, 0 for less than half of one; null where nobody knows. */
      intervalDays: count.nullable(),
      reviews: count,
      lapses: count,
    }),
  ),
  /** The last answers, the latest first; those that came from Anki as well. */
  answers: z.array(z.object({ at: z.iso.datetime(), skill, isRight: z.boolean() })),
});
