// The orders in which learners are shown.

import { expect, test } from 'vitest';
import { inOrder, type LearnerOrder } from './learner-order.ts';

const learner = (name: string, right: number, asked: number, tasks: readonly number[] = []) => {
  const [done = 0, given = 0, early = 0, open = 0] = tasks;
  return { name, right, asked, done, given, early, open };
};
const CLASS = [
  learner('dora', 0, 0),
  learner('caio', 1, 9, [1, 2]),
  learner('bela', 9, 10, [1, 1, 2, 0]),
  // None of it is due yet, and none is done.
  learner('abel', 4, 10, [0, 0, 0, 3]),
];

test.each<[LearnerOrder, string]>([
  ['need', 'dora caio bela abel'],
  ['name', 'abel bela caio dora'],
  ['right', 'abel bela dora caio'],
  ['done', 'abel caio bela dora'],
])('by %s: %s', (order, names) => {
  expect(inOrder(CLASS, order).map(({ name }) => name)).toEqual(names.split(' '));
});
