// How many new words a day may have: as many as the days ahead can carry, and more while they are empty.

import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, modelOf } from '../settings.ts';
import { HORIZON_DAYS, loadOf, newWordLoad, newWordsADay, newWordsToday } from './load.ts';
import { NEW_WORD_SHARE, paceOf } from './pace.ts';

const PACE = paceOf([]);
const PER_WORD = newWordLoad({
  model: modelOf(DEFAULT_SETTINGS.retention),
  pace: PACE,
  skills: DEFAULT_SETTINGS.skills,
  misses: 1,
});
const EMPTY = Array.from({ length: HORIZON_DAYS }, () => 0);
const QUARTER = 15 * 60;
const todayOf = (load: readonly number[], met = 0) =>
  newWordsToday(load, PER_WORD, { secondsADay: QUARTER, met });

it('words that were met today cost in the days ahead what new words do, their further skills included', () => {
  const params = {
    model: modelOf(DEFAULT_SETTINGS.retention),
    pace: PACE,
    skills: DEFAULT_SETTINGS.skills,
    misses: 1,
  };
  const met = { ...params.model.taught(3), skill: 'recognise', dueIn: 1, count: 10 } as const;
  const sum = (load: readonly number[]) => load.reduce((total, seconds) => total + seconds, 0);
  const expected = 10 * sum(PER_WORD.slice(1));
  const told = sum(loadOf([{ ...met, isYoung: true }], params));
  expect(told / expected).toBeGreaterThan(0.85);
  expect(told / expected).toBeLessThan(1.15);
  // Of a word whose further skills have begun these are cards of their own.
  expect(sum(loadOf([met], params))).toBeLessThan(0.7 * told);
});

describe('the new words of a day', () => {
  it('fill more of the minutes of who begins than every day could have', () => {
    const words = todayOf(EMPTY);
    expect(words).toBeGreaterThan(1.4 * newWordsADay(EMPTY, PER_WORD, QUARTER));
    expect(words * PACE.recognise * NEW_WORD_SHARE).toBeGreaterThan(0.6 * QUARTER);
  });

  it('are as many in the middle of the day as at its beginning', () => {
    const met = 12;
    const load = PER_WORD.map((seconds) => met * seconds);
    expect(todayOf(load, met)).toBeCloseTo(todayOf(EMPTY));
  });

  it('are as many as usual once reviews fill the days, and none where they have no room', () => {
    const full = EMPTY.map(() => 1.2 * QUARTER);
    expect(todayOf(full)).toBeLessThan(3);
    expect(todayOf(EMPTY.map(() => 2 * QUARTER))).toBe(0);
  });
});
