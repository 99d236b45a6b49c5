// An order as a lesson: the words of what was bought, and the seller to talk with.

import * as z from 'zod';
import { memberProcedure, READS } from '../../../kit/core/procedure.ts';
import { byId } from './shapes.ts';

const lesson = z.object({
  words: z.array(
    z.object({
      word: z.string(),
      /** Numbered pinyin, a space between syllables. */
      pinyin: z.string(),
      /** As shops mean it, in the caller's language; null where a dictionary says it. */
      meaning: z.string().nullable(),
      /** The name or the sentence that it stands in. */
      context: z.string(),
      /** It is being learnt already. */
      isKept: z.boolean(),
    }),
  ),
  /** The role that plays the seller of the first thing. */
  roleId: z.string(),
});

export const lessonContract = {
  readLesson: memberProcedure({
    tag: 'orders',
    method: 'GET',
    path: '/global-services/orders/{id}/lesson',
    summary: 'The Chinese words of what was bought and of what was written about it',
    limit: READS,
  })
    .input(byId)
    .output(lesson),

  learnLesson: memberProcedure({
    tag: 'orders',
    method: 'POST',
    path: '/global-services/orders/{id}/lesson',
    summary: 'Take all these words into one’s reviews; those that are there stay as they are',
    limit: { max: 60, seconds: 600 },
  })
    .input(byId)
    .output(lesson),
};
