// A year of days in weeks, how warm each is, and the sums of its months.

export type CalendarDay = { readonly date: string; readonly minutes: number };

const DAY_MS = 86_400_000;

type Calendar = {
  /** A Monday. */
  readonly from: string;
  readonly until: string;
  /** In any order; a day that is missing had no study. */
  readonly days: readonly CalendarDay[];
};

/** Weeks from Monday, the earliest first; the last ends with `until`. */
export function weeksOf({ from, until, days }: Calendar): CalendarDay[][] {
  const minutes = new Map(days.map((day) => [day.date, day.minutes]));
  const first = Date.parse(from);
  const count = Math.round((Date.parse(until) - first) / DAY_MS) + 1;
  const all = Array.from({ length: count }, (_, index) => {
    const date = new Date(first + index * DAY_MS).toISOString().slice(0, 10);
    return { date, minutes: minutes.get(date) ?? 0 };
  });
  return Array.from({ length: Math.ceil(count / 7) }, (_, week) => all.slice(7 * week, 7 * week + 7));
}

/** From so many minutes on a day is a degree warmer; the last is what we advise. */
const DEGREES = [1, 10, 20, 30] as const;

/** 0 (nothing) to 4 (as much as is advised, or more). */
export const heatOf = (minutes: number): 0 | 1 | 2 | 3 | 4 => {
  const [a, b, c, d] = DEGREES;
  if (minutes >= d) return 4;
  if (minutes >= c) return 3;
  if (minutes >= b) return 2;
  return minutes >= a ? 1 : 0;
};

export type MonthSum = {
  /** yyyy-mm */
  readonly month: string;
  readonly days: number;
  readonly minutes: number;
};

/** Months with study, the latest first. */
export function monthsOf(days: readonly CalendarDay[]): MonthSum[] {
  const byMonth = Map.groupBy(days, ({ date }) => date.slice(0, 7));
  return [...byMonth]
    .map(([month, own]) => ({
      month,
      days: own.length,
      minutes: own.reduce((sum, { minutes }) => sum + minutes, 0),
    }))
    .toSorted((a, b) => (a.month < b.month ? 1 : -1));
}
