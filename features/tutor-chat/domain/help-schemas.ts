// The shapes of help on a message: what it means and why it is said so, and better ways to say it.

import * as z from 'zod';
import { LOCALES } from '../../../kit/core/locale.ts';
import { messageIdSchema, talkIdSchema } from './ids.ts';
import { MESSAGE_MAX } from './limits.ts';

/** Who helped: a model, or our own teacher by what is authored and by the dictionary. */
const speaker = z.enum(['model', 'engine']);
/** Offsets into the message in UTF-16 units, `end` exclusive. */
const span = { start: z.int().min(0).max(MESSAGE_MAX), end: z.int().min(0).max(MESSAGE_MAX) };

export const helpWanted = z.object({
  id: talkIdSchema,
  messageId: messageIdSchema,
  /** The language of the explanation. */
  language: z.enum(LOCALES),
});

export const explanationWanted = helpWanted.extend({
  /** The part that is asked about; left out: the whole message. */
  part: z
    .object(span)
    .refine(({ start, end }) => start < end, 'the part is empty')
    .optional(),
});

export const explanation = z.object({
  speaker,
  /** A model's words, in the language asked for; null where our own teacher explains by the points and the words. */
  text: z.string().nullable(),
  /** Grammar in the order of the message: what small words do there, and mistakes with what should stand instead. */
  points: z.array(
    z.object({
      ...span,
      kind: z.enum(['usage', 'mistake']),
      title: z.string(),
      text: z.string(),
      right: z.string().nullable(),
    }),
  ),
  /** All Chinese words, so that a part can be chosen among them. */
  words: z.array(
    z.object({
      ...span,
      /** HSK 3.0, 7 for 7 to 9; null outside the list. */
      band: z.int().nullable(),
      /** What it means, where that helps: hard words of a whole message, every word of a part. English or Portuguese. */
      gloss: z.object({ text: z.string(), language: z.enum(['en', 'pt']) }).nullable(),
    }),
  ),
});
export type Explanation = z.infer<typeof explanation>;

export const rewording = z.object({
  speaker,
  /**
   * Better ways to say it, the best first. Empty by a model: it is natural as it is; by our own teacher: nothing to
   * correct was found, which is less.
   */
  wordings: z.array(z.object({ zh: z.string(), reason: z.string() })),
});
export type Rewording = z.infer<typeof rewording>;
