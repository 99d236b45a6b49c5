// Days and months in zones, on known dates: ends of months, leap years, clocks that are put forward and back.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayOfMonth, wholeDays } from './calendar.ts';

const SHANGHAI = 'Asia/Shanghai';
const plusMonths = (iso: string, months: number, zone: string) => {
  const moment = new Date(iso);
  return addMonths(moment, months, zone, dayOfMonth(moment, zone)).toISOString();
};

describe('months', () => {
  it('end on the last day of a month that is shorter', () => {
    expect(plusMonths('2026-01-31T10:00:00Z', 1, 'UTC')).toBe('2026-02-28T10:00:00.000Z');
    expect(plusMonths('2028-01-31T10:00:00Z', 1, 'UTC')).toBe('2028-02-29T10:00:00.000Z');
    expect(plusMonths('2028-02-29T10:00:00Z', 12, 'UTC')).toBe('2029-02-28T10:00:00.000Z');
    expect(plusMonths('2026-11-30T10:00:00Z', 3, 'UTC')).toBe('2027-02-28T10:00:00.000Z');
  });

  it('are those of the learner’s calendar, where it may be another day than in London', () => {
    expect(plusMonths('2026-01-31T17:00:00Z', 1, SHANGHAI)).toBe('2026-02-28T17:00:00.000Z');
    expect(plusMonths('2026-01-30T17:00:00Z', 1, SHANGHAI)).toBe('2026-02-27T17:00:00.000Z');
    expect(plusMonths('2026-03-01T04:00:00Z', 1, 'America/Sao_Paulo')).toBe('2026-04-01T04:00:00.000Z');
  });

  it('keep the time of day over a change of the clock', () => {
    expect(plusMonths('2026-03-01T12:00:00Z', 1, 'Europe/Lisbon')).toBe('2026-04-01T11:00:00.000Z');
    expect(plusMonths('2026-10-01T11:00:00Z', 1, 'Europe/Lisbon')).toBe('2026-11-01T12:00:00.000Z');
  });
});

describe('a time of day', () => {
  it('that the clock skips is as much later as it skips', () => {
    const dayBefore = new Date('2026-03-07T07:30:00.000Z');
    expect(addDays(dayBefore, 1, 'America/New_York').toISOString()).toBe('2026-03-08T07:30:00.000Z');
  });

  it('that comes twice is the later of the two', () => {
    const dayBefore = new Date('2026-10-31T05:30:00.000Z');
    expect(addDays(dayBefore, 1, 'America/New_York').toISOString()).toBe('2026-11-01T06:30:00.000Z');
  });

  it('comes back, but for what the clock shows twice or skips', () => {
    const zones = [
      'UTC',
      SHANGHAI,
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'Pacific/Apia',
      'America/Sao_Paulo',
    ];
    const moments = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2060-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), fc.nat(400), (moment, zone, days) => {
        const back = addDays(addDays(moment, days, zone), -days, zone);
        const hours = (back.getTime() - moment.getTime()) / 3_600_000;
        // Samoa skipped a whole day.
        expect([0, 0.5, 1, 24]).toContain(hours);
      }),
      { numRuns: 500 },
    );
  });
});

it('counts days by the wall, so that one of 23 hours is one', () => {
  const from = new Date('2026-03-28T12:00:00Z');
  const to = new Date('2026-03-29T11:00:00Z');
  expect(wholeDays(from, to, 'Europe/Lisbon')).toBe(1);
  expect(addDays(from, 1, 'Europe/Lisbon')).toEqual(to);
  expect(wholeDays(to, from, 'Europe/Lisbon')).toBe(-1);
});
