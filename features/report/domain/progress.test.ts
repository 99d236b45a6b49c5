// The progress updates of the spec, and what they come to.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  incrementDays,
  incrementLessons,
  incrementWords,
  NO_PROGRESS,
  progressOf,
  setPercentage,
} from './progress.ts';

test('incrementWords adds to words and sets the percentage to the rounded half of them, capped at 100', () => {
  expect(incrementWords({ ...NO_PROGRESS, words: 120 }, 5)).toMatchObject({ words: 125, percentage: 63 });
  expect(incrementWords(NO_PROGRESS, 300).percentage).toBe(100);
});

test('incrementLessons adds to lessons and sets the percentage to round(lessons × 10 / 2), capped at 100', () => {
  expect(incrementLessons({ ...NO_PROGRESS, lessons: 12 }, 1)).toMatchObject({ lessons: 13, percentage: 65 });
  expect(incrementLessons(NO_PROGRESS, 21).percentage).toBe(100);
});

test('incrementDays adds one, setPercentage stays between 0 and 100', () => {
  expect(incrementDays({ ...NO_PROGRESS, days: 23 })).toEqual({ ...NO_PROGRESS, days: 24 });
  expect([-1, 45, 101].map((value) => setPercentage(NO_PROGRESS, value).percentage)).toEqual([0, 45, 100]);
});

test('a new account starts at zero', () => {
  expect(progressOf({ days: 0, lessons: 0, words: 0 })).toEqual(NO_PROGRESS);
});

const counted = fc.record({ days: fc.nat(1000), lessons: fc.nat(60), words: fc.nat(1000) });

test('more words or lessons never lower the percentage', () => {
  fc.assert(
    fc.property(counted, fc.nat(50), (before, added) => {
      const { percentage } = progressOf(before);
      expect(progressOf({ ...before, words: before.words + added }).percentage).toBeGreaterThanOrEqual(
        percentage,
      );
      expect(progressOf({ ...before, lessons: before.lessons + added }).percentage).toBeGreaterThanOrEqual(
        percentage,
      );
    }),
  );
});
