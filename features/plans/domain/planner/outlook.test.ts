import { expect, test } from 'vitest';
import { daysLeft, minutesOfAllDays, missingOf, wordsBy } from './outlook.ts';

test('a plan of two weeks takes fourteen days, and each session that is done makes it shorter', () => {
  const session = (isDone: boolean) => [isDone, isDone];
  const week = (done: number) => Array.from({ length: 5 }, (_, at) => session(at < done));
  expect(daysLeft([week(0), week(0)])).toBe(14);
  expect(daysLeft([week(5), week(0)])).toBe(7);
  expect(daysLeft([week(5), week(4)])).toBe(2);
  expect(daysLeft([week(5), week(5)])).toBe(0);
  // Half a session is still open.
  expect(daysLeft([[[true, false]]])).toBe(2);
});

test('five days of fifteen minutes are ten to eleven a day', () => {
  expect(minutesOfAllDays(15)).toBeCloseTo(10.7, 1);
});

test('nobody misses fewer than no words of an exam', () => {
  expect(missingOf({ size: 500, known: 100 }, 150)).toBe(250);
  expect(missingOf({ size: 500, known: 450 }, 150)).toBe(0);
});

test('after a plan words come at its pace, and before its end fewer', () => {
  const pace = { words: 135, days: 51 };
  expect(wordsBy(51, pace)).toBe(135);
  expect(wordsBy(102, pace)).toBe(270);
  expect(wordsBy(17, pace)).toBe(45);
  expect(wordsBy(30, { words: 0, days: 20 })).toBe(0);
});
