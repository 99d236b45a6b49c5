// The periods of a report, by the learner's own calendar.

import { expect, test } from 'vitest';
import { calendarStart, daysBetween, daysOfLearner, firstDateOf, startOf } from './period.ts';

test('a week begins on Monday, seven days end today, a month begins on its first, all time nowhere', () => {
  expect(firstDateOf('week', '2026-11-22')).toBe('2026-11-16');
  expect(firstDateOf('week', '2026-11-23')).toBe('2026-11-23');
  expect(firstDateOf('last7', '2026-11-03')).toBe('2026-10-28');
  expect(daysBetween('2026-10-28', '2026-11-03')).toBe(7);
  expect(firstDateOf('month', '2026-11-23')).toBe('2026-11-01');
  expect(firstDateOf('all', '2026-11-23')).toBeNull();
});

test('a day begins at midnight of the learner’s zone, and where there is none, with the day', () => {
  expect(startOf('2026-11-23', 'Asia/Shanghai').toISOString()).toBe('2026-11-22T16:00:00.000Z');
  // Clocks went from 0:00 to 1:00.
  expect(startOf('2018-11-04', 'America/Sao_Paulo').toISOString()).toBe('2018-11-04T03:00:00.000Z');
});

test('both ends of a span count', () => {
  expect(daysBetween('2026-11-23', '2026-11-23')).toBe(1);
  expect(daysBetween('2026-11-01', '2026-11-23')).toBe(23);
});

test('who began in the middle of a period is held to the days since then', () => {
  expect(daysOfLearner({ from: '2026-11-23', first: '2026-11-29' }, '2026-11-29')).toBe(1);
  expect(daysOfLearner({ from: '2026-11-23', first: '2026-10-01' }, '2026-11-29')).toBe(7);
  expect(daysOfLearner({ from: null, first: '2026-11-28' }, '2026-11-29')).toBe(2);
  expect(daysOfLearner({ from: '2026-11-23', first: null }, '2026-11-29')).toBe(0);
});

test('a calendar begins with a Monday and ends with the week of today', () => {
  expect(calendarStart('2026-11-22', 2)).toBe('2026-11-09');
  expect(calendarStart('2026-11-23', 53)).toBe('2025-11-24');
});
