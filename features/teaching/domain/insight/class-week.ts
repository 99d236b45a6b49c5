// The days that a teacher looks back on.

/** The last week is held against the three before it. */
export const [INSIGHT_DAYS, WEEK_DAYS] = [28, 7] as const;
const DAY_MS = 24 * 3600 * 1000;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

const dateOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The last dates up to today, the earliest first. */
export const datesUpTo = (now: Date, days: number): readonly string[] =>
  Array.from({ length: days }, (_, place) => dateOf(daysBefore(now, days - 1 - place)));

/** Days from the day of one moment to that of another, as people count: from yesterday evening to this morning it is one. */
export const daysFrom = (then: Date, now: Date): number =>
  Math.max(0, Math.round((Date.parse(dateOf(now)) - Date.parse(dateOf(then))) / DAY_MS));

const MINUTE_SECONDS = 60;

/** The minutes of a day as they are shown and added up, everywhere alike; less than one is none. */
export const minutesOfDay = (seconds: number): number =>
  seconds < MINUTE_SECONDS ? 0 : Math.round(seconds / MINUTE_SECONDS);
