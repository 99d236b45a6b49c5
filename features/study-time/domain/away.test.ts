import { expect, it } from 'vitest';
import { daysAway } from './away.ts';

it('counts the days since the last day of study, of which a few seconds are none', () => {
  const days = [
    { date: '2026-03-20', studied: 20 },
    { date: '2026-02-10', studied: 600 },
    { date: '2026-02-20', studied: 60 },
  ];
  expect(daysAway(days, '2026-03-28')).toBe(36);
  expect(daysAway([...days, { date: '2026-03-28', studied: 90 }], '2026-03-28')).toBe(0);
  expect(daysAway([], '2026-03-28')).toBe(0);
});
