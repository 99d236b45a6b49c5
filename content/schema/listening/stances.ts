// What a teacher thinks of a class of things, and which of two: asked for a view, everybody has one with its reason.

import * as z from 'zod';
import { lineSchema, slugSchema } from '../line.ts';
import { listeningLevelSchema } from './frame.ts';

const saidSchema = z.strictObject({ level: listeningLevelSchema, line: lineSchema });
const viewSchema = z.array(
  z.strictObject({
    level: listeningLevelSchema,
    /** The stance with its reason; it asks nothing. */
    line: lineSchema,
    /** Asked back. */
    ask: lineSchema,
    /** To who asks why. */
    why: lineSchema,
  }),
);

export const stancesSchema = z.strictObject({
  id: z.literal('stances'),
  views: z
    .array(
      z.strictObject({
        id: slugSchema,
        /** Classes of nouns that it is of. */
        nouns: z.array(slugSchema),
        words: z.array(z.string().regex(/\p{Script=Han}/u)),
        general: viewSchema.min(1),
        /** Of what will become of it, and whether it is still needed. */
        future: viewSchema.optional(),
      }),
    )
    .min(1),
  /** Which of two, by what they are compared in; `{one}` is the one that is chosen. The last is for anything. */
  choices: z
    .array(
      z.strictObject({
        id: slugSchema,
        /** Words of the question; none for anything. */
        asks: z.array(z.string().regex(/\p{Script=Han}/u)),
        replies: z.array(saidSchema).min(1),
      }),
    )
    .min(1),
  /** Where one of the two is the teacher’s own. */
  own: z.array(saidSchema).min(1),
  /** Asked back after a choice. */
  back: z.array(saidSchema).min(1),
  /** To who asks why it was chosen. */
  because: z.array(saidSchema).min(1),
});
export type Stances = Readonly<z.infer<typeof stancesSchema>>;
