// Exercises of a point of grammar: which of two sentences is right, and a sentence of the lesson to be put in order.

import {
  type OrderExercise,
  orderExercise,
  type Random,
  type Sentence,
  type StudyWord,
  shuffled,
} from '../../study/domain/index.ts';
import type { Contrast, TaughtPoint } from './lesson-file.ts';

/** Two sentences, of which one has the mistake that the point is about. */
export type ChooseRight = {
  readonly kind: 'choose';
  readonly point: TaughtPoint;
  readonly options: readonly string[];
  readonly right: number;
  /** What is meant; undefined where nobody has said it. */
  readonly meaning: Contrast['meaning'];
};

/** Undefined for a point without mistakes to show. A sentence that its learner can read goes before all others. */
export function chooseRight(
  point: TaughtPoint,
  random: Random,
  isReadable: (sentence: string) => boolean = () => true,
): ChooseRight | undefined {
  const mixed = shuffled(point.pairs, random);
  const pair = mixed.find(({ right }) => isReadable(right)) ?? mixed[0];
  if (!pair) return undefined;
  const options = shuffled([pair.right, pair.wrong], random);
  return { kind: 'choose', point, options, right: options.indexOf(pair.right), meaning: pair.meaning };
}

/**
 * The first example that can be put in order, one of a single clause if there is one. `words`: those of the lesson;
 * the answer is shown beside the one that stands in it.
 */
export function orderExample(
  sentences: readonly Sentence[],
  words: readonly StudyWord[],
  random: Random,
): OrderExercise | undefined {
  const made = sentences.flatMap((sentence) => orderWith(sentence, words, random) ?? []);
  return made.find(({ tiles }) => !tiles.some((tile) => tile.endsWith('，'))) ?? made[0];
}

function orderWith(
  sentence: Sentence,
  words: readonly StudyWord[],
  random: Random,
): OrderExercise | undefined {
  for (const target of words) {
    const exercise = orderExercise({ target, random }, [sentence]);
    if (exercise) return exercise;
  }
  return undefined;
}

/** A name is one word, however the language core cuts it. */
export function withNames(sentence: Sentence, names: readonly string[]): Sentence {
  const pieces: string[] = [];
  const readings: string[] = [];
  for (let at = 0; at < sentence.pieces.length; ) {
    const length = Math.max(1, ...names.map((name) => lengthOf(name, sentence.pieces, at)));
    pieces.push(sentence.pieces.slice(at, at + length).join(''));
    readings.push(sentence.readings.slice(at, at + length).join(' '));
    at += length;
  }
  return { ...sentence, pieces, readings };
}

/** Of how many single characters from a place on the name is made; 0 where it does not stand there. What holds a longer word is no name to put together: 老师 of 王老师 is asked by itself. */
function lengthOf(name: string, pieces: readonly string[], at: number): number {
  const length = Array.from(name).length;
  return pieces.slice(at, at + length).join('') === name ? length : 0;
}
