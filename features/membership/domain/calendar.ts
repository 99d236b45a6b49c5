// Calendar arithmetic on moments in a zone: whole days and months as the clock on the wall there counts them.

import { Temporal } from 'temporal-polyfill';

/** What the clock shows; `zone` is an IANA name, and another throws RangeError. */
function wallTime(moment: Date, zone: string): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone).toPlainDateTime();
}

/** The moment when the clock shows this: of two the later, and where the clock skips it, as much later as it skips. */
function momentOf(wall: Temporal.PlainDateTime, zone: string): Date {
  return new Date(wall.toZonedDateTime(zone, { disambiguation: 'later' }).epochMilliseconds);
}

export function addDays(moment: Date, days: number, zone: string): Date {
  return momentOf(wallTime(moment, zone).add({ days }), zone);
}

/** Whole days that the clock counts from one moment to another; below zero when `to` lies before. */
export function wholeDays(from: Date, to: Date, zone: string): number {
  const end = wallTime(to, zone);
  return wallTime(from, zone).until(end, { smallestUnit: 'day', roundingMode: 'floor' }).days;
}

export function dayOfMonth(moment: Date, zone: string): number {
  return wallTime(moment, zone).day;
}

/** The same time of day so many months later, on `day` or, in a month that is shorter, on its last. */
export function addMonths(moment: Date, months: number, zone: string, day: number): Date {
  return momentOf(wallTime(moment, zone).with({ day: 1 }).add({ months }).with({ day }), zone);
}
