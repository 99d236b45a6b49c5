// What any tutor answers to a question about themselves that their own life does not tell, and what they ask back.

import * as z from 'zod';
import { lineSchema, slugSchema } from '../line.ts';
import { listeningLevelSchema } from './frame.ts';

const answersSchema = z
  .array(
    z.strictObject({
      id: slugSchema,
      /** Patterns of the question, in which 喜不喜欢 stands as 喜欢吗. */
      asks: z.array(z.string().min(1)).min(1),
      /** True of every tutor; the lines ask nothing. */
      replies: z
        .array(
          z.strictObject({ level: listeningLevelSchema, lines: z.array(lineSchema).min(1), ask: lineSchema }),
        )
        .min(1),
    }),
  )
  .min(1);

export const anyTutorSchema = z.strictObject({
  id: z.literal('any-tutor'),
  /** Of themselves. The first that fits counts: the special stand before the general. */
  answers: answersSchema,
  /** Of the world, by what is asked for: a view with its reason, where nothing is known of the matter. */
  general: answersSchema,
});
export type AnyTutor = Readonly<z.infer<typeof anyTutorSchema>>;
