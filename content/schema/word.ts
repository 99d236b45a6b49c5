// Words that content teaches or glosses itself: what they mean, how they are read, how hard they are.

import * as z from 'zod';

/** Numbered pinyin, a space between syllables, `lv4` for lǜ, 5 = neutral, `r5` for the r of erhua. */
export const pinyinSchema = z.string().regex(/^[a-z]+[1-5]( [a-z]+[1-5])*$/);

/** A word to learn, with its meaning in the place where it is taught. */
export const vocabularySchema = z.strictObject({
  zh: z.string().regex(/^\p{Script=Han}+$/u),
  pinyin: pinyinSchema,
  en: z.string().trim().min(1),
  pt: z.string().trim().min(1),
  /** Why the pinyin is not the one that the language core gives the word alone; the only way to differ from it. */
  reading: z.string().trim().min(1).optional(),
});
export type Vocabulary = Readonly<z.infer<typeof vocabularySchema>>;

/**
 * A word that the dictionary lacks, glosses badly or not in Portuguese, or whose level the core misjudges.
 * `band`: the HSK 3.0 band in which a learner may meet it, 7 for 7–9; it goes before the core's.
 */
export const glossedWordSchema = z.strictObject({
  ...vocabularySchema.shape,
  band: z.number().int().min(1).max(7),
  /** A name of a person, a place or a work: no level, and not taken for a mistake of the segmenter. */
  name: z.literal(true).optional(),
});
export type GlossedWord = Readonly<z.infer<typeof glossedWordSchema>>;

/** A file of `words/`. */
export const glossedWordsSchema = z.array(glossedWordSchema).min(1);
