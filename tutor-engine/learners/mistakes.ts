// Mistakes as learners make them: sentences of each level, and slips put into a right sentence.

import { points } from '../../chinese/grammar/index.ts';
import type { Level } from '../../content/schema/levels.ts';
import type { View } from './types.ts';

const BANDS: Readonly<Record<Level, readonly [from: number, to: number]>> = {
  zero: [1, 1],
  preschool: [1, 1],
  beginner: [1, 2],
  intermediate: [2, 3],
  advanced: [2, 4],
};

const SLIPS: readonly (readonly [right: RegExp, wrong: string])[] = [
  [/一(个|杯|碗|张|本|件|瓶)(?=\p{Script=Han})/u, '一'],
  [/两(?=个|杯|碗|张|本|件)/u, '二'],
  [/再(?=来|说|见)/u, '在'],
  [/吗(?=[？。]|$)/u, '妈'],
  [/很(?=\p{Script=Han})/u, '是很'],
  [/没有/u, '不有'],
  [/得(?=很)/u, '的'],
  [/坐/u, '做'],
  [/什么/u, '什吗'],
];

/** A wrong sentence on nothing in particular. */
export function wrongSentence(level: Level, dice: View['dice']): string {
  const [from, to] = BANDS[level];
  const wrong = points
    .filter(({ band }) => band >= from && band <= to)
    .flatMap((point) => point.wrong.map(([sentence]) => sentence));
  return wrong[dice(wrong.length)] ?? '';
}

/** The sentence with one slip, where one can be made; else as it is. */
export function withSlip(sentence: string, dice: View['dice']): string {
  const possible = SLIPS.filter(([right]) => right.test(sentence));
  const slip = possible[dice(Math.max(1, possible.length))];
  return slip === undefined ? sentence : sentence.replace(slip[0], slip[1]);
}
