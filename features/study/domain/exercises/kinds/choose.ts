// Choosing: the meaning of a word, the characters for a meaning, or what was heard.

import type { ChooseExercise } from '../exercise.ts';
import { isFunctionWord } from '../words/function-word.ts';
import { isToneless } from '../words/same-sound.ts';
import { meaningOf, questionOf, tellsPinyin } from '../words/study-word.ts';
import { type CardParams, optionsFor } from './options.ts';

/** Which of four meanings a word has; what only describes a word that works in sentences is none. Undefined where it cannot be asked fairly. */
export function chooseMeaning(params: CardParams): ChooseExercise | undefined {
  const { target, language, isYoung } = params;
  const meaning = meaningOf(target, language);
  const options =
    meaning === undefined ? undefined : optionsFor(params, 'meaning', (word) => !isFunctionWord(word));
  if (meaning === undefined || !options) return undefined;
  // Two readings of the same characters are two words: then only the pinyin says which one is asked about.
  const needsPinyin = target.isReadOtherwise;
  const isTold = tellsPinyin(meaning, target);
  if (needsPinyin && isTold) return undefined;
  return {
    kind: 'meaning',
    skill: 'recognise',
    target,
    ...options,
    showsPinyin: needsPinyin || (isYoung && !isTold),
  };
}

/** Which of four words has a meaning. */
export function chooseHanzi(params: CardParams): ChooseExercise | undefined {
  const { target, language, isYoung } = params;
  const options = questionOf(target, language) === undefined ? undefined : optionsFor(params, 'form');
  return options && { kind: 'hanzi', skill: 'recognise', target, ...options, showsPinyin: isYoung };
}

/**
 * Which of four words was said. Undefined for what nobody says by itself (的), and for a reading that is not the usual one,
 * since a voice that is given 还 alone says hái. A wrong word has one reading: 得 is never beside what sounds like one of its.
 */
export function chooseHeard(params: CardParams): ChooseExercise | undefined {
  const { target, pool } = params;
  const usual = pool.find(({ word }) => word === target.word) ?? target;
  if (isToneless(target) || usual.reading !== target.reading) return undefined;
  const options = optionsFor(params, 'sound', (word) => !word.isReadOtherwise);
  return (
    options && { kind: 'listen', skill: 'listening', target: params.target, ...options, showsPinyin: false }
  );
}
