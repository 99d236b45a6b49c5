// Exercises of a point of grammar: which of two sentences is right, and a sentence of the lesson to be put in order.

import {
  type OrderExercise,
  orderExercise,
  type Random,
  type Sentence,
  type StudyWord,
  shuffled,
} from '../../study/domain/index.ts';
import type { TaughtPoint } from './lesson-file.ts';

/** Two sentences, of which one has the mistake that the point is about. */
export type ChooseRight = {
  readonly kind: 'choose';
  readonly point: TaughtPoint;
  readonly options: readonly string[];
  readonly right: number;
};

/** Undefined for a point without mistakes to show. */
export function chooseRight(point: TaughtPoint, random: Random): ChooseRight | undefined {
  const [pair] = shuffled(point.pairs, random);
  if (!pair) return undefined;
  const options = shuffled([pair.right, pair.wrong], random);
  return { kind: 'choose', point, options, right: options.indexOf(pair.right) };
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
