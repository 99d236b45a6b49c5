// Typing a word from its meaning, in hanzi or pinyin.

import type { TypeExercise } from '../exercise.ts';
import { couldReplace } from '../words/same-meaning.ts';
import { charactersOf, questionOf } from '../words/study-word.ts';
import type { CardParams } from './options.ts';

/** Undefined where the meaning tells the word, or there is none to ask by. */
export function typeWord({ target, pool, language }: CardParams): TypeExercise | undefined {
  if (questionOf(target, language) === undefined) return undefined;
  const alike = pool.filter((word) => word.word !== target.word && couldReplace(word, target));
  return {
    kind: 'type',
    skill: 'recall',
    target,
    accepted: [...new Set([target.word, ...alike.map(({ word }) => word)])],
    characters: charactersOf(target.word).length,
  };
}
