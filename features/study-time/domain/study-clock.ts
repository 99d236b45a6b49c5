// A person's study time: how a day begins, how time is counted against it, and what a move to another zone does.

import { LONGEST_BEAT_SECONDS } from './rules.ts';
import { dateIn, endOfDate, FALLBACK_ZONE, type LocalDate } from './zones.ts';

/** All times in milliseconds since 1970, all amounts in seconds. */
export type StudyDay = {
  readonly date: LocalDate;
  /** The day turns here; the next one begins not before. */
  readonly endsAt: number;
  /** The allowance given for this day. */
  readonly given: number;
  /** What was studied on it, as the server has counted. */
  readonly counted: number;
};

export type StudyClock = {
  /** Of the time zone database; null until a browser has told it, and days turn by UTC. */
  readonly zone: string | null;
  /** The day on which the zone was changed last. */
  readonly zoneChangedOn: LocalDate | null;
  readonly day: StudyDay | null;
  /** Until when time is counted; null before the first time. */
  readonly countedAt: number | null;
  /** What is left of the day's allowance. */
  readonly allowance: number;
  /** What is left of extra time, which does not run out with the day. */
  readonly extra: number;
};

/** What the ledger has to know of a step. */
export type Booking =
  | { readonly type: 'issued' | 'expired'; readonly date: LocalDate; readonly seconds: number }
  | {
      readonly type: 'raised';
      readonly date: LocalDate;
      readonly seconds: number;
      /** With what was given before. */
      readonly given: number;
    }
  | {
      readonly type: 'used';
      readonly date: LocalDate;
      readonly allowance: number;
      readonly extra: number;
    };

export type Step = { readonly clock: StudyClock; readonly bookings: readonly Booking[] };

/** When a step is taken, and what allowance a day has then. */
type Moment = { readonly now: number; readonly limit: number };

export const zoneOf = ({ zone }: Pick<StudyClock, 'zone'>): string => zone ?? FALLBACK_ZONE;

export const secondsLeft = ({ allowance, extra }: Pick<StudyClock, 'allowance' | 'extra'>): number =>
  allowance + extra;

/**
 * The clock at this moment: a new day has begun if the last one is over, with `limit` seconds, and a limit that has
 * grown in the day is given by the difference. Nothing is counted.
 */
export function turnDay(clock: StudyClock, { now, limit }: Moment): Step {
  const { day } = clock;
  if (!day || now >= day.endsAt) return beginDay(clock, { now, limit });
  if (limit <= day.given) return { clock, bookings: [] };
  const seconds = limit - day.given;
  return {
    clock: { ...clock, day: { ...day, given: limit }, allowance: clock.allowance + seconds },
    bookings: [{ type: 'raised', date: day.date, seconds, given: limit }],
  };
}

function beginDay(clock: StudyClock, { now, limit }: Moment): Step {
  const { day: past, allowance: rest } = clock;
  const zone = zoneOf(clock);
  const date = dateIn(zone, now);
  // A clock that is set back over midnight shows the same day twice; it is one day all the same.
  if (past && date <= past.date) {
    return still({ ...clock, day: { ...past, endsAt: endOfDate(zone, past.date, now) } });
  }
  const day = { date, endsAt: endOfDate(zone, date, now), given: limit, counted: 0 };
  const expired: Booking[] = past && rest > 0 ? [{ type: 'expired', date: past.date, seconds: rest }] : [];
  return {
    clock: { ...clock, day, allowance: limit },
    bookings: [...expired, { type: 'issued', date, seconds: limit }],
  };
}

/**
 * The person is studying at this moment: counts the time since the last counted moment, at most 30 seconds of it, so
 * that tabs and devices together cost what one does. What lies before midnight is counted on the day before.
 */
export function countStudy(clock: StudyClock, { now, limit }: Moment): Step {
  const span = { ...uncounted(clock.countedAt, now), limit };
  return then(raiseFirst(clock, span), (raised) =>
    then(countFrom(raised, span), (counted) => turnDay(counted, { now, limit })),
  );
}

/** Whole seconds, or nothing: less than a second is left for the next time. */
function uncounted(countedAt: number | null, now: number) {
  const earliest = now - LONGEST_BEAT_SECONDS * 1000;
  // Before the first time nothing is known, so the longest is taken, as after any absence.
  if (countedAt === null || countedAt < earliest) return { from: earliest, until: now };
  // Only a clock that was set back shows less than it did; it goes on from there.
  if (countedAt > now) return { from: now, until: now };
  return { from: countedAt, until: countedAt + Math.floor((now - countedAt) / 1000) * 1000 };
}

type Span = { readonly from: number; readonly until: number; readonly limit: number };

/** An allowance that has grown is there before extra time is touched. */
const raiseFirst = (clock: StudyClock, { from, limit }: Span): Step =>
  clock.day && from < clock.day.endsAt ? turnDay(clock, { now: from, limit }) : still(clock);

/** Counts whole seconds from one moment to another, of which midnight may lie between. */
function countFrom(clock: StudyClock, { from, until, limit }: Span): Step {
  const turn = Math.min(Math.max(clock.day?.endsAt ?? from, from), until);
  const onPastDay = Math.floor((turn - from) / 1000);
  const onToday = (until - from) / 1000 - onPastDay;
  return then(spend(clock, onPastDay), (spent) =>
    then(turnDay(spent, { now: until, limit }), (turned) =>
      then(spend(turned, onToday), (today) => still({ ...today, countedAt: until })),
    ),
  );
}

const still = (clock: StudyClock): Step => ({ clock, bookings: [] });

function then(step: Step, next: (clock: StudyClock) => Step): Step {
  const { clock, bookings } = next(step.clock);
  return { clock, bookings: [...step.bookings, ...bookings] };
}

/** The day's allowance first, then extra time; what nobody has left is not counted. */
function spend(clock: StudyClock, seconds: number): Step {
  const { day } = clock;
  const allowance = Math.min(seconds, clock.allowance);
  const extra = Math.min(seconds - allowance, clock.extra);
  if (!day || allowance + extra === 0) return still(clock);
  return {
    clock: {
      ...clock,
      day: { ...day, counted: day.counted + allowance + extra },
      allowance: clock.allowance - allowance,
      extra: clock.extra - extra,
    },
    bookings: [{ type: 'used', date: day.date, allowance, extra }],
  };
}

/**
 * Moves the clock to another zone, at most once in a day; a second time changes nothing. The day under way ends when it
 * is over in both zones: it may become longer, never shorter, so no two allowances are given for the same hours, however
 * often somebody travels. The first zone that is told is no change.
 */
export function changeZone(clock: StudyClock, zone: string, { now, limit }: Moment): Step {
  if (clock.zone === null) return still({ ...clock, zone, day: lengthened(clock.day, zone) });
  return then(turnDay(clock, { now, limit }), (turned) => {
    const { day } = turned;
    if (turned.zone === zone || !day || turned.zoneChangedOn === day.date) return still(turned);
    return still({ ...turned, zone, zoneChangedOn: day.date, day: lengthened(day, zone) });
  });
}

const lengthened = (day: StudyDay | null, zone: string): StudyDay | null =>
  day && { ...day, endsAt: Math.max(day.endsAt, endOfDate(zone, day.date)) };
