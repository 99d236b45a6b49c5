import { describe, expect, it } from 'vitest';
import { allowanceOf } from './rules.ts';
import { rulesOf, studyTimeArea } from './settings.ts';
import { changeZone, countStudy, type StudyClock, secondsLeft, turnDay } from './study-clock.ts';

const at = (text: string) => Date.parse(text);
const NEW: StudyClock = {
  zone: 'Asia/Shanghai',
  zoneChangedOn: null,
  day: null,
  countedAt: null,
  allowance: 0,
  extra: 0,
};
const NOON = at('2026-03-02T12:00:00+08:00');
const FREE = 900;

/** Counts at each of these moments, in seconds after noon. */
function beats(clock: StudyClock, ...seconds: number[]) {
  let now = clock;
  for (const second of seconds)
    now = countStudy(now, { now: NOON + second * 1000, limit: now.day?.given ?? FREE }).clock;
  return now;
}

describe('a day', () => {
  it('begins with its allowance and ends at local midnight', () => {
    const { clock, bookings } = turnDay(NEW, { now: NOON, limit: FREE });
    expect(bookings).toEqual([{ type: 'issued', date: '2026-03-02', seconds: 900 }]);
    expect(clock.day).toEqual({
      date: '2026-03-02',
      endsAt: at('2026-03-03T00:00:00+08:00'),
      given: 900,
      counted: 0,
    });
  });

  it('leaves nothing of its allowance to the next, but all of the extra time', () => {
    const today = beats({ ...NEW, extra: 900 }, 0, 25);
    const { clock, bookings } = turnDay(today, { now: NOON + 13 * 3_600_000, limit: FREE });
    expect(bookings).toEqual([
      { type: 'expired', date: '2026-03-02', seconds: 845 },
      { type: 'issued', date: '2026-03-03', seconds: 900 },
    ]);
    expect([clock.allowance, clock.extra]).toEqual([900, 900]);
  });

  it('grows at once by the difference when a membership begins, and keeps what was given when it ends', () => {
    const spent = beats(NEW, 0);
    const raised = turnDay(spent, { now: NOON + 1000, limit: 2700 });
    expect(raised.bookings).toEqual([{ type: 'raised', date: '2026-03-02', seconds: 1800, given: 2700 }]);
    expect(raised.clock.allowance).toBe(2700 - 30);
    const ended = turnDay(raised.clock, { now: NOON + 2000, limit: FREE });
    expect(ended).toEqual({ clock: raised.clock, bookings: [] });
    expect(turnDay(ended.clock, { now: NOON + 3000, limit: 2700 }).bookings).toEqual([]);
  });

  it('has the allowance of a member until the membership ends', () => {
    const rules = rulesOf(studyTimeArea.defaults);
    expect(allowanceOf(rules, null, NOON)).toBe(900);
    expect(allowanceOf(rules, NOON, NOON)).toBe(900);
    expect(allowanceOf(rules, NOON + 1, NOON)).toBe(2700);
  });
});

describe('counting', () => {
  it('takes the time since the last counted moment, at most half a minute', () => {
    expect(beats(NEW, 0).allowance).toBe(870);
    expect(beats(NEW, 0, 25).allowance).toBe(845);
    expect(beats(NEW, 0, 25, 600).allowance).toBe(815);
  });

  it('costs with many tabs what it costs with one, to the second', () => {
    const tabs = Array.from({ length: 600 }, (_, index) => index / 10);
    expect(beats(NEW, ...tabs, 60).allowance).toBe(900 - 30 - 60);
  });

  it('counts nothing for the same moment again, nor for a clock that was set back', () => {
    const once = beats(NEW, 0, 20);
    expect(beats(once, 20, 20)).toEqual(once);
    const back = beats(once, -3600);
    expect(back.allowance).toBe(once.allowance);
    expect(beats(back, -3590).allowance).toBe(once.allowance - 10);
  });

  it('uses the allowance first, then extra time, and stops at nothing', () => {
    const short = { ...beats({ ...NEW, extra: 20 }, 0), allowance: 10 };
    const first = beats(short, 25);
    expect([first.allowance, first.extra]).toEqual([0, 5]);
    const last = beats(first, 50);
    expect(secondsLeft(last)).toBe(0);
    expect(last.day?.counted).toBe(30 + 25 + 5);
    expect(countStudy(last, { now: NOON + 75_000, limit: FREE }).bookings).toEqual([]);
  });

  it('does not touch extra time while a membership that has just begun gives more of the day', () => {
    const empty = { ...beats({ ...NEW, extra: 900 }, 0), allowance: 0 };
    const member = countStudy(empty, { now: NOON + 20_000, limit: 2700 }).clock;
    expect([member.allowance, member.extra]).toEqual([1780, 900]);
  });

  it('counts what lies before midnight on the day before', () => {
    const midnight = at('2026-03-03T00:00:00+08:00');
    const evening = countStudy(NEW, { now: midnight - 12_000, limit: FREE }).clock;
    const { bookings } = countStudy(evening, { now: midnight + 8000, limit: FREE });
    expect(bookings).toEqual([
      { type: 'used', date: '2026-03-02', allowance: 12, extra: 0 },
      { type: 'expired', date: '2026-03-02', seconds: 858 },
      { type: 'issued', date: '2026-03-03', seconds: 900 },
      { type: 'used', date: '2026-03-03', allowance: 8, extra: 0 },
    ]);
  });
});

describe('another zone', () => {
  const move = (clock: StudyClock, zone: string, now: number) =>
    changeZone(clock, zone, { now, limit: FREE });

  it('west of the old one makes the day longer', () => {
    const { clock, bookings } = move(beats(NEW, 0), 'America/New_York', NOON);
    expect(bookings).toEqual([]);
    expect(clock.day).toMatchObject({ date: '2026-03-02', endsAt: at('2026-03-03T00:00:00-05:00') });
  });

  it('east of the old one lets the day end where it began', () => {
    const newYork = { ...NEW, zone: 'America/New_York' };
    const today = turnDay(newYork, { now: at('2026-03-02T10:00:00-05:00'), limit: FREE }).clock;
    const moved = move(today, 'Asia/Shanghai', at('2026-03-02T10:30:00-05:00')).clock;
    const midnight = at('2026-03-03T00:00:00-05:00');
    expect(moved.day?.endsAt).toBe(midnight);
    // Noon in Shanghai: the rest of the 3rd is there a day of its own.
    expect(turnDay(moved, { now: midnight, limit: FREE }).clock.day).toMatchObject({
      date: '2026-03-03',
      endsAt: at('2026-03-04T00:00:00+08:00'),
    });
  });

  it('is taken once a day, the same one again at any time', () => {
    const moved = move(beats(NEW, 0), 'Europe/Lisbon', NOON).clock;
    expect(move(moved, 'Europe/Lisbon', NOON + 1000).clock).toEqual(moved);
    expect(move(moved, 'Asia/Tokyo', NOON + 1000).clock).toEqual(moved);
    const tomorrow = moved.day?.endsAt ?? 0;
    expect(move(moved, 'Asia/Tokyo', tomorrow).clock.zone).toBe('Asia/Tokyo');
  });

  it('is no change when it is the first that is told', () => {
    const unknown = turnDay({ ...NEW, zone: null }, { now: NOON, limit: FREE }).clock;
    expect(unknown.day?.endsAt).toBe(at('2026-03-03T00:00:00Z'));
    const told = move(unknown, 'America/Sao_Paulo', NOON).clock;
    expect(told).toMatchObject({ zone: 'America/Sao_Paulo', zoneChangedOn: null });
    expect(told.day?.endsAt).toBe(at('2026-03-03T00:00:00-03:00'));
    expect(move({ ...NEW, zone: null }, 'Asia/Tokyo', NOON)).toEqual({
      clock: { ...NEW, zone: 'Asia/Tokyo' },
      bookings: [],
    });
  });
});

it('takes a day that the clock shows twice for one', () => {
  // Newfoundland, 7 November 2010: midnight comes at 2:30 UTC, and an hour before midnight comes once more.
  const newfoundland = { ...NEW, zone: 'America/St_Johns' };
  const evening = turnDay(newfoundland, { now: at('2010-11-07T01:00:00Z'), limit: FREE }).clock;
  const day = { date: '2010-11-06', endsAt: at('2010-11-07T02:30:00Z'), given: FREE, counted: 0 };
  for (const clock of [evening, { ...evening, day }]) {
    const again = turnDay(clock, { now: at('2010-11-07T03:00:00Z'), limit: FREE });
    expect(again.bookings).toEqual([]);
    expect(again.clock.day).toEqual({ ...day, endsAt: at('2010-11-07T03:30:00Z') });
  }
});
