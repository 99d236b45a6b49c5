// What counts as done, and for how long something is still to do.

import { expect, test } from 'vitest';
import { canHandIn, inTeachersOrder, isStillOpen, wordsDone } from './assignment.ts';

test('words are done when four of five were answered right since they were given', () => {
  const words = ['苹果', '香蕉', '西瓜', '葡萄', '橙子'];
  expect(wordsDone(words, new Set())).toEqual({ share: 0, isDone: false });
  expect(wordsDone(words, new Set(words.slice(0, 3))).isDone).toBe(false);
  expect(wordsDone(words, new Set([...words.slice(0, 4), '茶']))).toEqual({ share: 0.8, isDone: true });
});

test('a text is handed in again until it was found good', () => {
  expect(([null, 'again', 'good', 'excellent'] as const).map(canHandIn)).toEqual([true, true, false, false]);
});

test('what was due a fortnight ago is no longer what to do next', () => {
  const due = '2026-03-01';
  expect(isStillOpen(due, new Date('2026-02-20T22:00:00Z'))).toBe(true);
  // The first of March is over everywhere at noon of the second, UTC.
  expect(isStillOpen(due, new Date('2026-03-16T11:59:59Z'))).toBe(true);
  expect(isStillOpen(due, new Date('2026-03-16T12:00:00Z'))).toBe(false);
});

test('a teacher takes up what waits for a mark, then what is due next, then what was due last', () => {
  const due = (day: number, toMark = 0) => ({ dueOn: `2026-12-0${day}`, toMark });
  const order = inTeachersOrder(
    [due(4), due(3), due(5), due(1), due(2), due(6, 1)],
    new Date('2026-12-04T18:00:00Z'),
  );
  expect(order.map(({ dueOn }) => Number(dueOn.slice(8, 10)))).toEqual([6, 4, 5, 3, 2, 1]);
});
