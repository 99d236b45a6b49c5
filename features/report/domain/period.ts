// The time that a report tells of, by the calendar of the learner's own zone.

import { Temporal } from 'temporal-polyfill';
import type { Period } from './periods.ts';

/** The first day of the period in which `date` lies; null for all time. Days are yyyy-mm-dd. */
export function firstDateOf(period: Period, date: string): string | null {
  const day = Temporal.PlainDate.from(date);
  switch (period) {
    case 'week':
      return day.subtract({ days: day.dayOfWeek - 1 }).toString();
    case 'last7':
      return day.subtract({ days: 6 }).toString();
    case 'month':
      return day.with({ day: 1 }).toString();
    case 'all':
      return null;
  }
}

/** When a day begins in a zone. */
export const startOf = (date: string, zone: string): Date =>
  new Date(Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds);

/** How many days there are from one to another, both counted. */
export const daysBetween = (from: string, until: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(until), { largestUnit: 'days' }).days + 1;

type Begun = {
  /** Of the period; null for all time. */
  readonly from: string | null;
  /** On which somebody has studied first; null before that. */
  readonly first: string | null;
};

/** How many days of a period there are up to `date` for who began in the middle of it; 0 for who has not begun. */
export function daysOfLearner({ from, first }: Begun, date: string): number {
  if (first === null) return 0;
  return daysBetween(from !== null && from > first ? from : first, date);
}

/** The Monday from which a calendar of so many whole weeks reaches up to `date`. */
export function calendarStart(date: string, weeks: number): string {
  const day = Temporal.PlainDate.from(date);
  return day.subtract({ days: day.dayOfWeek - 1 + 7 * (weeks - 1) }).toString();
}
