// What a teacher advises, by what is told with the question or was told before it.

import * as z from 'zod';
import { lineSchema, slugSchema } from '../line.ts';
import { listeningLevelSchema } from './frame.ts';

export const adviceSchema = z.strictObject({
  id: z.literal('advice'),
  topics: z
    .array(
      z.strictObject({
        id: slugSchema,
        /** Patterns of the question by which it is meant, whatever else is told; `推荐*书`. */
        asked: z.array(z.string().min(1)).optional(),
        /** Classes of predicates and nouns, and words, that tell of it. */
        predicates: z.array(slugSchema),
        nouns: z.array(slugSchema),
        words: z.array(z.string().regex(/\p{Script=Han}/u)),
        /** True for whoever asks; the lines ask nothing. */
        replies: z
          .array(z.strictObject({ level: listeningLevelSchema, lines: z.array(lineSchema).min(1) }))
          .min(1),
        /** What is asked after it, where something else than after the others. */
        asks: z.array(z.strictObject({ level: listeningLevelSchema, ask: lineSchema })).optional(),
      }),
    )
    .min(1),
  /** What is asked after it. */
  asks: z.array(z.strictObject({ level: listeningLevelSchema, ask: lineSchema })).min(1),
});
export type Advice = Readonly<z.infer<typeof adviceSchema>>;
