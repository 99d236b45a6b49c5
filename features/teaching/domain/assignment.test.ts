// What counts as done, and for how long something is still to do.

import { expect, test } from 'vitest';
import {
  canHandIn,
  hasBegun,
  inTeachersOrder,
  isStillOpen,
  NOT_BEGUN,
  type WordAnswers,
  wordsDone,
} from './assignment.ts';

const WORDS = ['苹果', '香蕉', '西瓜', '葡萄', '橙子'];
const at = (minute: number): Date => new Date(Date.UTC(2026, 2, 1, 9, minute));
const answered = (word: string, minute: number, isRight = true): readonly [string, WordAnswers] => [
  word,
  {
    asked: 1,
    right: isRight ? 1 : 0,
    askedAt: at(minute),
    rightAt: isRight ? at(minute) : null,
    isClaimed: false,
  },
];
const claimed = (word: string): readonly [string, WordAnswers] => [
  word,
  { asked: 0, right: 0, askedAt: null, rightAt: null, isClaimed: true },
];

test('words are done when each was answered and four of five were right, at the moment of the last that it took', () => {
  expect(wordsDone(WORDS, new Map())).toEqual(NOT_BEGUN);
  const four = WORDS.slice(0, 4).map((word, place) => answered(word, place));
  expect(wordsDone(WORDS, new Map(four)), 'one is open').toMatchObject({ share: 0.8, isDone: false });
  const missed = wordsDone(WORDS, new Map([...four, answered('橙子', 9, false)]));
  expect(missed).toEqual({ share: 0.8, isDone: true, doneAt: at(9), asked: 5, right: 4, claimed: 0 });
  const twoMissed = [...four.slice(0, 3), answered('葡萄', 4, false), answered('橙子', 9, false)];
  expect(wordsDone(WORDS, new Map(twoMissed))).toMatchObject({ isDone: false, doneAt: null });
});

test('words that were only said to be known are told apart, and nothing is done by saying so', () => {
  const only = wordsDone(WORDS, new Map(WORDS.map(claimed)));
  expect(only).toEqual({ ...NOT_BEGUN, claimed: 5 });
  const four = WORDS.slice(0, 4).map((word, place) => answered(word, place));
  expect(wordsDone(WORDS, new Map([...four, claimed('橙子')]))).toMatchObject({ isDone: false, claimed: 1 });
  expect(hasBegun([{ ...only, handIn: null }])).toBe(true);
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
