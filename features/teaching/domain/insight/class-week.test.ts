// The days that a teacher looks back on.

import { expect, test } from 'vitest';
import { datesUpTo, daysFrom } from './class-week.ts';

test('the last dates end with today, across the end of a month', () =>
  expect(datesUpTo(new Date('2026-03-02T08:00:00Z'), 3)).toEqual(['2026-02-28', '2026-03-01', '2026-03-02']));

test('days are counted from day to day, and never below none', () => {
  const now = new Date('2026-03-02T08:00:00Z');
  expect(daysFrom(new Date('2026-02-28T09:00:00Z'), now)).toBe(2);
  expect(daysFrom(new Date('2026-03-01T23:00:00Z'), now)).toBe(1);
  expect(daysFrom(new Date('2026-03-02T09:00:00Z'), now)).toBe(0);
});
