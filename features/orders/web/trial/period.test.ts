// The days of which orders are tried.

import { expect, test } from 'vitest';
import { momentsOf } from './period.ts';

const now = new Date(2026, 10, 29, 15, 30);
const day = (date: number, month = 10) => new Date(2026, month, date).toISOString();
const own = (from: string, until: string) => momentsOf({ period: 'own', from, until }, now);
const of = (period: 'latest' | 'yesterday' | 'week') => momentsOf({ period, from: '', until: '' }, now);

test('yesterday is a whole day, a week is seven days and today', () => {
  expect(of('latest')).toBeNull();
  expect(of('yesterday')).toEqual({ from: day(28), until: day(29) });
  expect(of('week')).toEqual({ from: day(22), until: day(30) });
});

test('days of one’s own are both included; without both, or turned round, there are none', () => {
  expect(own('2026-11-01', '2026-11-30')).toEqual({ from: day(1), until: day(1, 11) });
  expect(own('2026-11-05', '2026-11-05')).toEqual({ from: day(5), until: day(6) });
  for (const [from, until] of [
    ['', '2026-11-05'],
    ['2026-11-05', ''],
    ['2026-11-06', '2026-11-05'],
  ] as const)
    expect(own(from, until)).toBeUndefined();
});
