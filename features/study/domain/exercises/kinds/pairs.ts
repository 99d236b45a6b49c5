// Several words and their meanings, to be matched.

import type { PairsExercise } from '../exercise.ts';
import { type Random, shuffled } from '../seeded-random.ts';
import { couldMeanTheSame } from '../words/same-meaning.ts';
import { type GlossLanguage, meaningOf, type StudyWord } from '../words/study-word.ts';

export const PAIRS = { least: 4, most: 5 } as const;

/** The first words that can stand together: each has a meaning to show, and no two could have the same one. */
export function pairsExercise(
  words: readonly StudyWord[],
  language: GlossLanguage,
  random: Random,
): PairsExercise | undefined {
  const chosen: StudyWord[] = [];
  for (const word of words) {
    const isClear =
      !word.isReadOtherwise &&
      meaningOf(word, language) !== undefined &&
      chosen.every((other) => !couldMeanTheSame(word, other));
    if (isClear && chosen.length < PAIRS.most) chosen.push(word);
  }
  if (chosen.length < PAIRS.least) return undefined;
  const meanings = shuffled(
    chosen.map((_, place) => place),
    random,
  );
  return { kind: 'pairs', skill: 'recognise', words: shuffled(chosen, random), meanings };
}
