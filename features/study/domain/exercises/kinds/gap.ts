// A sentence of ours, or a line of a scene, in which the word is missing.

import type { DialogueLine, GapExercise, Sentence, SentenceGap } from '../exercise.ts';
import { isFunctionWord } from '../words/function-word.ts';
import { isHintedIn, isSaidIn } from '../words/same-meaning.ts';
import { type StudyWord, tellsPinyin } from '../words/study-word.ts';
import { type CardParams, optionsFor } from './options.ts';

export function clozeExercise(params: CardParams, sentences: readonly Sentence[]): GapExercise | undefined {
  return firstOf(clearestFirst(params, sentences), (sentence) => gapIn(params, sentence, 'cloze'));
}

export function dialogueExercise(
  params: CardParams,
  lines: readonly DialogueLine[],
): GapExercise | undefined {
  // The word in the line before would tell what is missing; and who goes on talking answers nobody.
  const fair = lines.filter(
    ({ before, speaker }) => before.speaker !== speaker && !before.zh.includes(params.target.word),
  );
  return firstOf(clearestFirst(params, fair), (line) => {
    const gap = gapIn(params, line, 'dialogue');
    return gap && { ...gap, before: line.before, speaker: line.speaker };
  });
}

/** Where a word that is asked for stands, the clearest sentence first; undefined where none can be shown without it. */
export function exampleGap(params: GapTarget, sentences: readonly Sentence[]): SentenceGap | undefined {
  return firstOf(clearestFirst(params, sentences), (sentence) => leftOut(params, sentence));
}

type GapTarget = Pick<CardParams, 'target' | 'language'>;

/** Those whose translation says what is missing go before all others. */
function clearestFirst<Item extends Sentence>(
  { target, language }: GapTarget,
  sentences: readonly Item[],
): readonly Item[] {
  const isClear = (sentence: Item) => isHintedIn(sentence[language], target, language);
  return [...sentences.filter(isClear), ...sentences.filter((sentence) => !isClear(sentence))];
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
 * The sentence without the word. Undefined where the word does not stand in it exactly once, as a word of its own in its
 * reading, or the translation quotes it.
 */
function leftOut({ target, language }: GapTarget, sentence: Sentence): SentenceGap | undefined {
  const place = sentence.pieces.indexOf(target.word);
  const isOtherWord = target.isReadOtherwise && sentence.readings[place] !== target.reading;
  const isOnce = sentence.zh.split(target.word).length === 2;
  if (place < 0 || !isOnce || isOtherWord || tellsPinyin(sentence[language], target)) return undefined;
  return { sentence, place };
}

/** The translation says what is meant, so only a word of that meaning is right. */
function gapIn(params: CardParams, sentence: Sentence, kind: GapExercise['kind']): GapExercise | undefined {
  const { target } = params;
  const gap = leftOut(params, sentence);
  if (!gap) return undefined;
  const options = optionsFor(params, 'meaning', (word) => isWrongIn(sentence, word, params));
  if (!options) return undefined;
  return {
    kind,
    skill: 'use',
    target,
    ...gap,
    before: undefined,
    speaker: undefined,
    ...options,
  };
}

/** Measure words that go with nearly everything, and so are right wherever another one is. */
const ANY_MEASURE = new Set(['个', '种', '些', '一些', '这些']);
const MEASURE = /measure word|classificador/u;

/**
 * Whether a word would be wrong in the gap for sure: it does not stand in the sentence already, where it would be seen
 * to be wrong; the translation does not say it; and where the translation does not say the target either, as in “and a
 * cup of tea” for 再要一杯茶, the word is of another kind, so that 还 is never offered beside 再.
 */
function isWrongIn(sentence: Sentence, word: StudyWord, { target, language }: CardParams): boolean {
  const translation = sentence[language];
  if (sentence.zh.includes(word.word) || isSaidIn(translation, word, language)) return false;
  if (MEASURE.test(target.senses[language].join(' ')) && ANY_MEASURE.has(word.word)) return false;
  // What only describes a word says nothing in a translation: “That sounds funny” is no 着, nor “vamos” 吧 and not 了.
  if (isFunctionWord(target)) return !isFunctionWord(word) && isOfAnotherKind(word, target);
  if (isHintedIn(translation, target, language)) return true;
  return isOfAnotherKind(word, target);
}

/** Of words of an unknown kind nothing is sure: “Obrigado!” for 谢谢你 leaves 他 as right as 你. */
const isOfAnotherKind = (word: StudyWord, target: StudyWord): boolean =>
  target.pos !== '' && word.pos !== '' && word.pos !== target.pos;
