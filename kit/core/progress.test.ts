import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  incrementDays,
  incrementLessons,
  incrementWords,
  NO_PROGRESS,
  SAMPLE_PROGRESS,
  setPercentage,
} from './progress.ts';

describe('progress', () => {
  it('starts at zero for a new account; the sample is 45 %, 24 days, 12 lessons, 120 words', () => {
    expect(NO_PROGRESS).toEqual({ percentage: 0, days: 0, lessons: 0, words: 0 });
    expect(SAMPLE_PROGRESS).toEqual({ percentage: 45, days: 24, lessons: 12, words: 120 });
  });

  it('words set the percentage to the rounded half of the new word count', () => {
    expect(incrementWords(NO_PROGRESS, 5)).toMatchObject({ words: 5, percentage: 3 });
    expect(incrementWords(SAMPLE_PROGRESS, 10)).toMatchObject({ words: 130, percentage: 65 });
    expect(incrementWords(SAMPLE_PROGRESS, 500)).toMatchObject({ words: 620, percentage: 100 });
  });

  it('lessons set the percentage to round(lessons × 10 / 2), capped at 100', () => {
    expect(incrementLessons(NO_PROGRESS, 3)).toMatchObject({ lessons: 3, percentage: 15 });
    expect(incrementLessons(SAMPLE_PROGRESS, 20)).toMatchObject({ lessons: 32, percentage: 100 });
  });

  it('a day adds one day and nothing else', () => {
    expect(incrementDays(SAMPLE_PROGRESS)).toEqual({ ...SAMPLE_PROGRESS, days: 25 });
  });

  it('the percentage stays between 0 and 100', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (value) => {
        const { percentage } = setPercentage(NO_PROGRESS, value);
        expect(percentage).toBeGreaterThanOrEqual(0);
        expect(percentage).toBeLessThanOrEqual(100);
      }),
    );
  });
});
