// Typing a word from its meaning and where it stands, in hanzi or pinyin.

import type { Sentence, TypeExercise } from '../exercise.ts';
import { isOneLetterOff, lettersOf } from '../slips.ts';
import { isFunctionWord } from '../words/function-word.ts';
import { couldBeMeant } from '../words/same-meaning.ts';
import { charactersOf, questionOf } from '../words/study-word.ts';
import { exampleGap } from './gap.ts';
import type { CardParams } from './options.ts';

/** Undefined where the meaning tells the word, or there is none to ask by; a word that works in sentences is asked in one, or not at all. */
export function typeWord(params: CardParams, sentences: readonly Sentence[]): TypeExercise | undefined {
  const { target, pool, language } = params;
  const question = questionOf(target, language);
  if (question === undefined) return undefined;
  const example = exampleGap(params, sentences);
  if (isFunctionWord(target) && !example) return undefined;
  const alike = pool.filter((word) => couldBeMeant(word, question, language)).map(({ word }) => word);
  const own = lettersOf(target.reading);
  return {
    kind: 'type',
    skill: 'recall',
    target,
    accepted: [...new Set([target.word, ...target.synonyms, ...alike])],
    characters: charactersOf(target.word).length,
    alike: pool.map(({ reading }) => lettersOf(reading)).filter((letters) => isOneLetterOff(own, letters)),
    example,
  };
}
