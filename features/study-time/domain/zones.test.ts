import { describe, expect, it, test } from 'vitest';
import { dateIn, endOfDate } from './zones.ts';

const at = (text: string) => Date.parse(text);
const end = (zone: string, date: string, from?: string) =>
  new Date(endOfDate(zone, date, from === undefined ? undefined : at(from))).toISOString();

describe('the end of a day', () => {
  test.each([
    ['Asia/Shanghai', '2026-03-01', '2026-03-01T16:00:00.000Z'],
    // Half and three quarters of an hour.
    ['Asia/Kolkata', '2026-03-01', '2026-03-01T18:30:00.000Z'],
    ['Asia/Kathmandu', '2026-03-01', '2026-03-01T18:15:00.000Z'],
    ['Pacific/Chatham', '2026-07-01', '2026-07-01T11:15:00.000Z'],
    // Both sides of the date line.
    ['Pacific/Kiritimati', '2026-03-01', '2026-03-01T10:00:00.000Z'],
    ['Pacific/Niue', '2026-03-01', '2026-03-02T11:00:00.000Z'],
    // Days of 23 and 25 hours.
    ['Europe/Berlin', '2026-03-28', '2026-03-28T23:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-29T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-25T23:00:00.000Z'],
    // The clock goes forward at midnight: the next day begins at one.
    ['America/Santiago', '2026-09-05', '2026-09-06T04:00:00.000Z'],
    ['Africa/Cairo', '2026-04-23', '2026-04-23T22:00:00.000Z'],
    // And back: the hour before midnight comes twice.
    ['America/Santiago', '2026-04-04', '2026-04-05T04:00:00.000Z'],
    // A day that Samoa left out: the one after the 29th is the 31st.
    ['Pacific/Apia', '2011-12-29', '2011-12-30T10:00:00.000Z'],
    ['Pacific/Apia', '2011-12-31', '2011-12-31T10:00:00.000Z'],
    ['UTC', '2028-02-29', '2028-03-01T00:00:00.000Z'],
  ])('in %s on %s is %s', (zone, date, expected) => {
    expect(end(zone, date)).toBe(expected);
    expect(dateIn(zone, at(expected)) > date).toBe(true);
    expect(dateIn(zone, at(expected) - 1000)).toBe(date);
  });

  it('lies after the moment from which it is asked, also where midnight comes twice', () => {
    // Newfoundland went back from 0:01 to 23:01 on the 7th of November 2010.
    const first = '2010-11-07T02:30:00.000Z';
    expect(dateIn('America/St_Johns', at(first))).toBe('2010-11-07');
    const second = '2010-11-07T03:00:00.000Z';
    expect(dateIn('America/St_Johns', at(second))).toBe('2010-11-06');
    expect(end('America/St_Johns', '2010-11-06', second)).toBe('2010-11-07T03:30:00.000Z');
  });
});
