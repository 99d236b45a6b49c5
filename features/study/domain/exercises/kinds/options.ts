// The options of an exercise: the right word among wrong ones, in an order that tells nothing.

import { type Random, shuffled } from '../seeded-random.ts';
import { chooseDistractors, type ToldApartBy } from '../words/distractors.ts';
import { isSaidIn } from '../words/same-meaning.ts';
import { type GlossLanguage, meaningOf, type StudyWord } from '../words/study-word.ts';

/** What the makers of exercises are given about a card. */
export type CardParams = {
  readonly target: StudyWord;
  /** Words to take wrong options from. */
  readonly pool: readonly StudyWord[];
  readonly language: GlossLanguage;
  readonly random: Random;
  /** Met a short while ago: more stands there to help. */
  readonly isYoung: boolean;
  readonly confusedWith: readonly string[];
  /** Words that the learner has met, whatever their band. */
  readonly familiar?: ReadonlySet<string> | undefined;
  /** The band up to which the learner knows words. */
  readonly known?: number | undefined;
  /** How sentences with the word are translated where it is taught: what they say may be its meaning there. */
  readonly translations?: readonly string[] | undefined;
};

export type Options = { readonly options: readonly StudyWord[]; readonly right: number };

const WRONG = 3;

/** Undefined where there are too few words that could not be right as well. */
export function optionsFor(
  params: CardParams,
  by: ToldApartBy,
  isUsable: (word: StudyWord) => boolean = () => true,
): Options | undefined {
  const { target, random, language, translations = [] } = params;
  const mayMean = (word: StudyWord) => translations.some((said) => isSaidIn(said, word, language));
  const wrong = chooseDistractors({
    ...params,
    by,
    count: WRONG,
    isUsable: (word) => meaningOf(word, language) !== undefined && !mayMean(word) && isUsable(word),
  });
  if (wrong.length < WRONG) return undefined;
  const options = shuffled([target, ...wrong], random);
  return { options, right: options.indexOf(target) };
}
