// The orders in which learners are shown.

import { expect, test } from 'vitest';
import { inOrder, type LearnerOrder } from './learner-order.ts';

const learner = (name: string, right: number, asked: number, done = 0, given = 0) => ({
  name,
  right,
  asked,
  done,
  given,
});
const CLASS = [
  learner('dora', 0, 0, 0, 0),
  learner('caio', 1, 9, 1, 2),
  learner('bela', 9, 10, 3, 3),
  learner('abel', 4, 10, 0, 1),
];

test.each<[LearnerOrder, string]>([
  ['need', 'dora caio bela abel'],
  ['name', 'abel bela caio dora'],
  ['right', 'abel bela dora caio'],
  ['done', 'abel caio bela dora'],
])('by %s: %s', (order, names) => {
  expect(inOrder(CLASS, order).map(({ name }) => name)).toEqual(names.split(' '));
});
