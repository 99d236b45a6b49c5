// Words and idioms that describe people, feelings and things, found by what is to be described.

import * as z from 'zod';
import { noteSchema } from '../line.ts';

export const describingSchema = z.strictObject({
  id: z.literal('describing'),
  words: z
    .array(
      z.strictObject({
        word: z.string().regex(/^\p{Script=Han}{1,6}$/u),
        isIdiom: z.boolean(),
        /** What learners say of whom it describes, each by itself; `说&不做`: both, anywhere. */
        signs: z.array(z.string().regex(/\p{Script=Han}/u)).min(1),
        /** The same in English and Portuguese, in small letters without accents. */
        foreign: z.array(z.string().regex(/^[a-z][a-z &-]+$/u)).min(2),
        /** Of whom or what it is said, in a few words without a stop. */
        means: noteSchema,
      }),
    )
    .min(1),
});
export type Describing = Readonly<z.infer<typeof describingSchema>>;
