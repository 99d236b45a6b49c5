// A sentence of ours, or a line of a scene, in which the word is missing.

import type { DialogueLine, GapExercise, Sentence } from '../exercise.ts';
import { tellsPinyin } from '../words/study-word.ts';
import { type CardParams, optionsFor } from './options.ts';

export function clozeExercise(params: CardParams, sentences: readonly Sentence[]): GapExercise | undefined {
  return firstOf(sentences, (sentence) => gapIn(params, sentence, 'cloze'));
}

export function dialogueExercise(
  params: CardParams,
  lines: readonly DialogueLine[],
): GapExercise | undefined {
  // The word in the line before would tell what is missing.
  const fair = lines.filter(({ before }) => !before.zh.includes(params.target.word));
  return firstOf(fair, (line) => {
    const gap = gapIn(params, line, 'dialogue');
    return gap && { ...gap, before: line.before, speaker: line.speaker };
  });
}

function firstOf<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Made | undefined,
): Made | undefined {
  for (const item of items) {
    const made = make(item);
    if (made !== undefined) return made;
  }
  return undefined;
}

/**
 * The translation says what is meant, so only a word of that meaning is right. Undefined where the word does not stand
 * in the sentence exactly once, as a word of its own in its reading, or the translation quotes it.
 */
function gapIn(params: CardParams, sentence: Sentence, kind: GapExercise['kind']): GapExercise | undefined {
  const { target, language } = params;
  const place = sentence.pieces.indexOf(target.word);
  const isOtherWord = target.isReadOtherwise && sentence.readings[place] !== target.reading;
  const isOnce = sentence.zh.split(target.word).length === 2;
  if (place < 0 || !isOnce || isOtherWord || tellsPinyin(sentence[language], target)) return undefined;
  // A word that stands in the sentence already would be seen to be wrong.
  const options = optionsFor(params, 'meaning', ({ word }) => !sentence.zh.includes(word));
  if (!options) return undefined;
  return {
    kind,
    skill: 'use',
    target,
    sentence,
    before: undefined,
    speaker: undefined,
    place,
    ...options,
  };
}
