import { expect, it } from 'vitest';
import { weekUntil } from './week.ts';

it('has seven days in order, over a change of month and of daylight saving', () => {
  const week = weekUntil('2026-03-02', [
    { date: '2026-02-28', studied: 600 },
    { date: '2026-03-02', studied: 60 },
    { date: '2026-01-01', studied: 900 },
  ]);
  expect(week.map(({ date }) => date)).toEqual([
    '2026-02-24',
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
  expect(week.map(({ studied }) => studied)).toEqual([0, 0, 0, 0, 600, 0, 60]);
});
