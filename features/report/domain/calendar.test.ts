// The year of a report: its weeks, its degrees, its months.

import { expect, test } from 'vitest';
import { heatOf, monthsOf, weeksOf } from './calendar.ts';

const DAYS = [
  { date: '2026-10-31', minutes: 12 },
  { date: '2026-11-01', minutes: 30 },
  { date: '2026-11-03', minutes: 5 },
];

test('weeks begin with Monday, the last ends with today, and days without study stand empty', () => {
  const weeks = weeksOf({ from: '2026-10-26', until: '2026-11-03', days: DAYS });
  expect(weeks.map((week) => week.map(({ minutes }) => minutes))).toEqual([
    [0, 0, 0, 0, 0, 12, 30],
    [0, 5],
  ]);
  expect(weeks[1]?.[1]?.date).toBe('2026-11-03');
});

test('a day is as warm as its minutes, up to the thirty that are advised', () => {
  expect([0, 1, 9, 10, 20, 29, 30, 300].map(heatOf)).toEqual([0, 1, 1, 2, 3, 3, 4, 4]);
});

test('months sum up their days, the latest first', () => {
  expect(monthsOf(DAYS)).toEqual([
    { month: '2026-11', days: 2, minutes: 35 },
    { month: '2026-10', days: 1, minutes: 12 },
  ]);
});
