// Random lives of a study clock: any number of tabs, travels, clock jumps and memberships, whatever a client says.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Booking, changeZone, countStudy, type Step, type StudyClock, zoneOf } from './study-clock.ts';
import { dateIn } from './zones.ts';

const ZONES = [
  'UTC',
  'Asia/Shanghai',
  'America/New_York',
  'America/Sao_Paulo',
  'America/St_Johns',
  'America/Santiago',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Europe/Berlin',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Niue',
];
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** All the zones of the world see so many hours of one date. */
const DATE_LASTS_MS = 50 * HOUR_MS;

type Event =
  | { readonly type: 'beat'; readonly tabs: number }
  | { readonly type: 'zone'; readonly zone: string }
  | { readonly type: 'limit'; readonly limit: number }
  | { readonly type: 'extra'; readonly seconds: number };

const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constant('beat' as const), tabs: fc.integer({ min: 1, max: 4 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('zone' as const), zone: fc.constantFrom(...ZONES) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('limit' as const), limit: fc.constantFrom(900, 2700, 0) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('extra' as const), seconds: fc.constantFrom(900) }) },
);
/** Milliseconds until the next event. */
const pause = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 45_000 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 20 * HOUR_MS }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 5 * DAY_MS }) },
);
const life = fc.array(fc.tuple(pause, event), { maxLength: 80 });
/** Around changes of daylight saving on both halves of the earth, and the day that Samoa left out. */
const start = fc
  .constantFrom('2026-03-07', '2026-03-27', '2026-10-23', '2026-11-01', '2010-11-05', '2011-12-27')
  .chain((date) => fc.integer({ min: 0, max: 3 * DAY_MS }).map((ms) => Date.parse(date) + ms));

type Past = { clock: StudyClock; issuedAt: { at: number; date: string }[]; booked: Booking[]; given: number };

const NEW: StudyClock = {
  zone: null,
  zoneChangedOn: null,
  day: null,
  countedAt: null,
  allowance: 0,
  extra: 0,
};

function live(
  from: number,
  events: readonly (readonly [number, Event])[],
  check: (past: Past, now: number) => void,
) {
  const past: Past = { clock: NEW, issuedAt: [], booked: [], given: 0 };
  let now = from;
  let limit = 900;
  const take = ({ clock, bookings }: Step) => {
    for (const booking of bookings) {
      if (booking.type === 'issued') past.issuedAt.push({ at: now, date: booking.date });
      past.booked.push(booking);
    }
    past.clock = clock;
    check(past, now);
  };
  for (const [wait, { ...what }] of events) {
    now += wait;
    if (what.type === 'limit') limit = what.limit;
    else if (what.type === 'extra') {
      past.clock = { ...past.clock, extra: past.clock.extra + what.seconds };
      past.given += what.seconds;
    } else if (what.type === 'zone') take(changeZone(past.clock, what.zone, { now, limit }));
    else for (let tab = 0; tab < what.tabs; tab += 1) take(countStudy(past.clock, { now, limit }));
  }
  return { past, span: now - from };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

it('gives each date once, in order, and none before the last has ended', () => {
  fc.assert(
    fc.property(start, life, (from, events) => {
      let endsAt = Number.NEGATIVE_INFINITY;
      let date = '';
      const { past, span } = live(from, events, ({ clock }, now) => {
        if (!clock.day) return;
        if (clock.day.date !== date) {
          expect(clock.day.date > date).toBe(true);
          expect(now).toBeGreaterThanOrEqual(endsAt);
          ({ date } = clock.day);
        }
        // A day under way becomes longer, never shorter.
        expect(clock.day.endsAt).toBeGreaterThanOrEqual(endsAt);
        ({ endsAt } = clock.day);
        expect(dateIn(zoneOf(clock), clock.day.endsAt) > clock.day.date).toBe(true);
      });
      // However somebody travels or lies, there are no more allowances than the calendar has dates.
      expect(past.issuedAt.length).toBeLessThanOrEqual(Math.ceil((span + DATE_LASTS_MS) / DAY_MS));
    }),
  );
});

it('gives, counts and lets run out exactly what the ledger is told, and never more than is there', () => {
  fc.assert(
    fc.property(start, life, (from, events) => {
      const { past } = live(from, events, ({ clock }) => {
        expect(clock.allowance).toBeGreaterThanOrEqual(0);
        expect(clock.extra).toBeGreaterThanOrEqual(0);
      });
      let allowance = 0;
      let extra = past.given;
      const perDay = new Map<string, number>();
      for (const booking of past.booked) {
        if (booking.type === 'used') {
          allowance -= booking.allowance;
          extra -= booking.extra;
          perDay.set(booking.date, (perDay.get(booking.date) ?? 0) + booking.allowance + booking.extra);
        } else if (booking.type === 'expired') {
          allowance -= booking.seconds;
          expect(allowance).toBe(0);
        } else allowance += booking.seconds;
      }
      expect({ allowance, extra }).toEqual({ allowance: past.clock.allowance, extra: past.clock.extra });
      if (past.clock.day) expect(perDay.get(past.clock.day.date) ?? 0).toBe(past.clock.day.counted);
    }),
  );
});

it('costs the union of all tabs and devices: never more than the clock has moved, plus half a minute for each arrival', () => {
  const beats = fc.array(fc.integer({ min: -5_000, max: 40_000 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(beats, (pauses) => {
      let clock: StudyClock = { ...NEW, extra: 1_000_000 };
      let now = Date.parse('2026-05-05T10:00:00Z');
      let most = 0;
      let used = 0;
      for (const [index, wait] of pauses.entries()) {
        now += wait;
        most += index === 0 ? 30 : Math.min(30, Math.max(0, wait / 1000));
        const step = countStudy(clock, { now, limit: 900 });
        used += sum(step.bookings.map((b) => (b.type === 'used' ? b.allowance + b.extra : 0)));
        ({ clock } = step);
      }
      expect(used).toBeLessThanOrEqual(most);
      // Less than a second is lost at each absence and each jump back, and none between beats that follow each other.
      const breaks = pauses.filter((wait) => wait < 0 || wait > 29_000).length;
      expect(used).toBeGreaterThan(most - 1 - breaks);
    }),
  );
});
