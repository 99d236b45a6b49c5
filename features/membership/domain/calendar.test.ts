// Days and months in zones, on known dates: ends of months, leap years, clocks that are put forward and back.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayOfMonth, fromWall, toWall, wholeDays } from './calendar.ts';

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
    const skipped = Date.UTC(2026, 2, 8, 2, 30);
    expect(fromWall(skipped, 'America/New_York').toISOString()).toBe('2026-03-08T07:30:00.000Z');
  });

  it('that comes twice is the later of the two', () => {
    const twice = Date.UTC(2026, 10, 1, 1, 30);
    expect(fromWall(twice, 'America/New_York').toISOString()).toBe('2026-11-01T06:30:00.000Z');
  });

  it('survives the way to the wall and back, but for the first of two that look alike', () => {
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
      fc.property(moments, fc.constantFrom(...zones), (moment, zone) => {
        const back = fromWall(toWall(moment, zone), zone);
        expect(toWall(back, zone)).toBe(toWall(moment, zone));
        expect(back.getTime()).toBeGreaterThanOrEqual(moment.getTime());
      }),
      { numRuns: 2000 },
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
