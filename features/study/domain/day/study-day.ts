// A learner's day: when it begins and ends, which day of the week it is, and how many minutes it has.

import { Temporal } from 'temporal-polyfill';
import type { Day } from './plan.ts';

type LocalDay = { readonly zone: string; readonly date: string; readonly endsAt: number };

/** Times in milliseconds since 1970. A day that is prolonged by a change of zone begins where its date begins. */
export function dayOf({ zone, date, endsAt }: LocalDay, now: number): Day {
  const startsAt = Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds;
  return { now, startsAt: Math.min(startsAt, now), endsAt };
}

/** 1 (Monday) to 7. */
export const weekday = (date: string): number => Temporal.PlainDate.from(date).dayOfWeek;

export const dateAfter = (date: string, days: number): string =>
  Temporal.PlainDate.from(date).add({ days }).toString();

/** Counts days up, so that what is shared out over days has a number to go by. */
export const dayNumber = (date: string): number =>
  Temporal.PlainDate.from('2020-01-01').until(Temporal.PlainDate.from(date), { largestUnit: 'days' }).days;

const EASY_SHARE = 0.5;
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

type LighterDays = { readonly easyDays: readonly number[]; readonly freeDays: readonly number[] };

/** How much of the usual minutes a day of the week has: all, half of them, or none. */
const shareOfWeekday = (day: number, { easyDays, freeDays }: LighterDays): number => {
  if (freeDays.includes(day)) return 0;
  return easyDays.includes(day) ? EASY_SHARE : 1;
};

/** The same of a date: 0 to 1. */
export const dayShare = (date: string, lighter: LighterDays): number =>
  shareOfWeekday(weekday(date), lighter);

/** The mean of a week: what new words, forecasts and plans can count on. */
export const weekShare = (lighter: LighterDays): number =>
  WEEK.reduce((sum, day) => sum + shareOfWeekday(day, lighter), 0) / WEEK.length;
