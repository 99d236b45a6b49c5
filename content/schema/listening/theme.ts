// What a whole message is about, whatever its single words are: signs of it, and what a teacher says and asks on.

import * as z from 'zod';
import { lineSchema, slugSchema } from '../line.ts';
import { listeningLevelSchema, seekSchema } from './frame.ts';

/** Several joined by & must all stand there, wherever: 女儿&手机. */
const pattern = z.string().min(1);

const themeSchema = z.strictObject({
  id: slugSchema,
  /** Patterns; each tells the theme by itself. */
  signs: z.array(pattern).min(1),
  /** Patterns of which it takes two, or one where the talk is on the theme already. */
  hints: z.array(pattern),
  /** Patterns by which it is something else. */
  besides: z.array(pattern).optional(),
  /** What hurts stays until it has been listened to. */
  isGrave: z.literal(true).optional(),
  /** Told of other people it is the theme as well; else it is only where the learner tells it of themselves. */
  isOfAnybody: z.literal(true).optional(),
  /** News or a feeling, to which its lines are said even where the clause itself is said again. */
  isFelt: z.literal(true).optional(),
  replies: z
    .array(
      z.strictObject({
        level: listeningLevelSchema,
        /** Said once, when the theme comes up; true for all that its signs let in. */
        lines: z.array(lineSchema).min(1),
        asks: z
          .array(
            z.strictObject({
              seeks: seekSchema,
              ask: lineSchema,
              /** Patterns of what was told already, after which it is not asked. */
              unless: z.array(pattern).optional(),
            }),
          )
          .min(2),
      }),
    )
    .min(1),
});
export type Theme = Readonly<z.infer<typeof themeSchema>>;

export const themesSchema = z.strictObject({ id: slugSchema, themes: z.array(themeSchema).min(1) });
export type Themes = Readonly<z.infer<typeof themesSchema>>;
