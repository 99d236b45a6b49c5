import { expect, test } from 'vitest';
import { chartBuckets, daysRange } from './calendar.ts';

test('a range holds its first and its last day', () => {
  expect(daysRange('2026-03-01', '2026-03-01')).toEqual({
    from: new Date('2026-03-01T00:00:00Z'),
    until: new Date('2026-03-02T00:00:00Z'),
  });
  expect(daysRange('2026-03-02', '2026-03-01')).toBeUndefined();
});

test('a chart shows 31 days or 12 months, across years and short months', () => {
  const days = chartBuckets('day', '2026-03-01');
  expect(days).toHaveLength(31);
  expect(days.slice(-2)).toEqual(['2026-02-28', '2026-03-01']);
  expect(days[0]).toBe('2026-01-30');
  const months = chartBuckets('month', '2026-03-31');
  expect(months).toHaveLength(12);
  expect([months[0], months.at(-1)]).toEqual(['2025-04', '2026-03']);
  expect(new Set(months).size).toBe(12);
});
