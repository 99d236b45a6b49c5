import { expect, test } from 'vitest';
import { readPeriod } from './period.ts';

const NOW = Date.parse('2026-11-28T17:00:00Z');

test('days that are none, or turned round, are the last seven instead', () => {
  // It is the 29th in Shanghai already.
  const last = { from: '2026-11-23', until: '2026-11-29' };
  expect(readPeriod(null, null, NOW)).toEqual(last);
  expect(readPeriod('2026-11-05', '2026-11-01', NOW)).toEqual(last);
  expect(readPeriod('2026-13-05', '2026-13-06', NOW)).toEqual(last);
  expect(readPeriod('2026-11-01', '2026-11-05', NOW)).toEqual({ from: '2026-11-01', until: '2026-11-05' });
});
