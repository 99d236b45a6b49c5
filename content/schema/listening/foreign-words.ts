// How learners tell things in English and Portuguese: phrases and the Chinese by which they are read.

import * as z from 'zod';

/** As it is typed, without capitals, accents and apostrophes. */
const phraseSchema = z.string().regex(/^[a-z]+( [a-z]+)*$/);

export const foreignWordsSchema = z.strictObject({
  id: z.literal('foreign'),
  words: z.array(
    z.strictObject({
      zh: z.string().regex(/^\p{Script=Han}+$/u),
      en: z.array(phraseSchema),
      pt: z.array(phraseSchema),
    }),
  ),
});
export type ForeignWords = Readonly<z.infer<typeof foreignWordsSchema>>;
