import { describe, expect, it } from 'vitest';
import { dueWords } from './due-words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const story = (usedAt: number[] = [], missedAt = 0) => ({
  word: '菜单',
  reading: 'cai4 dan1',
  missedAt,
  usedAt,
});
const wordsOf = (...due: Parameters<typeof dueWords>) => dueWords(...due).map(({ word }) => word);

describe('a word that was missed', () => {
  it.each([
    ['not at once', [], 9 * MINUTE, false],
    ['after ten minutes', [], 10 * MINUTE, true],
    ['not on the day it was used right', [HOUR], 20 * HOUR, false],
    ['on the next day', [HOUR], DAY + HOUR, true],
    ['three days after the second use', [HOUR, 2 * DAY], 5 * DAY, true],
    ['not earlier for a second use in the same hour', [HOUR, HOUR + MINUTE], DAY + 2 * HOUR, true],
    ['never again after five uses', [HOUR, 2 * DAY, 5 * DAY, 13 * DAY, 40 * DAY], 900 * DAY, false],
  ])('comes back %s', (_, usedAt, now, isDue) =>
    expect(wordsOf([story(usedAt)], now)).toEqual(isDue ? ['菜单'] : []),
  );

  it('starts anew when it is missed again', () => {
    const known = [HOUR, 2 * DAY, 5 * DAY, 13 * DAY, 40 * DAY];
    expect(wordsOf([story(known, 50 * DAY)], 50 * DAY + HOUR)).toEqual(['菜单']);
  });
});

it('the word that has waited longest, for what it should, comes first', () => {
  const stories = [
    { word: '茶', reading: 'cha2', missedAt: 0, usedAt: [HOUR] },
    { word: '饭', reading: 'fan4', missedAt: 0, usedAt: [] },
    { word: '水', reading: 'shui3', missedAt: 2 * DAY - MINUTE, usedAt: [] },
  ];
  expect(wordsOf(stories, 2 * DAY)).toEqual(['饭', '茶']);
});
