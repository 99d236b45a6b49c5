import { expect, test } from 'vitest';
import {
  bandWithin,
  daysLeft,
  daysUntil,
  minutesOfAllDays,
  missingOf,
  nearlyWithin,
  wordsBy,
} from './outlook.ts';

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

test('what is within reach is the furthest exam of which nothing is missing, and each takes its days', () => {
  const bands = [500, 1272, 2245].map((size) => ({ size, known: 100 }));
  expect(bandWithin(bands, 399)).toBeUndefined();
  expect(bandWithin(bands, 400)).toBe(1);
  expect(bandWithin(bands, 2000)).toBe(2);
  const pace = { words: 100, days: 50 };
  expect(daysUntil({ size: 500, known: 100 }, pace)).toBe(200);
  expect(daysUntil({ size: 500, known: 500 }, pace)).toBe(0);
  expect(daysUntil({ size: 500, known: 100 }, { words: 0, days: 50 })).toBeUndefined();
  expect(daysUntil({ size: 11_000, known: 0 }, { words: 1, days: 5 })).toBeUndefined();
});

test('an exam of which nine words of ten will be known is nearly within reach, and one that is within is not', () => {
  const bands = [
    { size: 500, known: 400 },
    { size: 1256, known: 600 },
    { size: 2000, known: 700 },
  ];
  expect(nearlyWithin(bands, 579)).toEqual({ band: 2, size: 1256, words: 1179 });
  expect(nearlyWithin(bands, 100)).toBeUndefined();
  expect(nearlyWithin(bands, 656)).toBeUndefined();
});
