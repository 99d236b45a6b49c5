// How a model keeps to a learner's level: how long, with which words, and what to leave out.

import type { Level } from '../../../content/schema/levels.ts';

export const LEVEL_RULES: Readonly<Record<Level, string>> = {
  zero: 'The learner is an adult who knows nothing of the HSK 3.0 bands yet: only the words of this talk so far. Say exactly the Chinese of the example, or less: at most six words, one new thing at a time, no other new word. The page shows pinyin, sound, meaning and an explanation in the learner’s own language beside it; do not explain in Chinese. Be warm and calm, praise sparingly, and never ask the same question in the same words more than twice.',
  preschool:
    'The learner is a small child or a complete beginner who knows about a hundred words (a part of HSK 3.0 bands 1 and 2). One short sentence of at most eight characters, then one question as short. Avoid every rare word, 把, 被, 得 complements, idioms, abstract nouns and numbers above twenty.',
  beginner:
    'The learner knows the words of HSK 3.0 bands 1 and 2. At most two sentences of at most twelve characters, then one question. Avoid idioms, written style, 把 and 被, chains of attributes and words of band 3 or more.',
  intermediate:
    'The learner knows the words of HSK 3.0 bands 1 to 4. At most three sentences of everyday Chinese, then one question. Avoid four-character idioms, written style and words of band 5 or more.',
  advanced:
    'The learner knows the words of HSK 3.0 bands 1 to 6. Natural Chinese as educated adults speak it, at most four sentences, then one question. Avoid rare literary words.',
};
