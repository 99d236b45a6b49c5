// Says what an answer that was tapped was worth.

import type { Tone } from '../../../../chinese/sounds/index.ts';
import type { OrderExercise, ToneExercise } from './exercise.ts';
import type { Grade } from './judge-typed.ts';
import { tilesOf } from './kinds/sentence-order.ts';
import { otherOrders } from './other-orders.ts';

export type Outcome = 'right' | 'near' | 'wrong';

/** One tone that is off by the neighbour's is still wrong: tones are what is asked for. */
export function judgeTones({ right }: ToneExercise, given: readonly Tone[]): Outcome {
  const wrong = right.filter((tones, at) => {
    const tone = given[at];
    return tone === undefined || !tones.includes(tone);
  });
  if (wrong.length === 0) return 'right';
  return wrong.length === 1 && right.length > 2 ? 'near' : 'wrong';
}

/** Another order that Chinese allows is right as well. */
export async function judgeOrder(
  { sentence, end }: OrderExercise,
  tiles: readonly string[],
  grade: Grade,
): Promise<Outcome> {
  const given = tiles.join('') + end;
  if (given === sentence.zh) return 'right';
  if (otherOrders(tilesOf(sentence)).includes(tiles.join(''))) return 'right';
  const { verdict, why } = await grade(given, [sentence.zh]);
  return verdict === 'right' && why === 'free-order' ? 'right' : verdict === 'near' ? 'near' : 'wrong';
}
