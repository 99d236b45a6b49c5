import { expect, test } from 'vitest';
import { deviceDay } from './device-day.ts';

test('a day is that of the device, a minute before midnight and a minute after, over the ends of months and years', () => {
  // Without a zone a moment is the device's own.
  expect(deviceDay(new Date('2026-11-30T23:59:00'))).toBe('2026-11-30');
  expect(deviceDay(new Date('2026-12-01T00:01:00'))).toBe('2026-12-01');
  expect(deviceDay(new Date('2026-12-31T23:59:00'), 1)).toBe('2027-01-01');
  expect(deviceDay(new Date('2028-02-28T12:00:00'), 1)).toBe('2028-02-29');
});
