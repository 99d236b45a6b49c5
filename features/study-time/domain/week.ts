// The last seven days as a row of bars: a day without study has none.

import type { LocalDate } from './zones.ts';

export type WeekDay = { readonly date: LocalDate; readonly studied: number };

const DAY_MS = 86_400_000;
const DAYS = 7;

/** Seven days that end with `today`, the earliest first; `days` in any order, in seconds. */
export function weekUntil(today: LocalDate, days: readonly WeekDay[]): readonly WeekDay[] {
  const studied = new Map(days.map((day) => [day.date, day.studied]));
  const last = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: DAYS }, (_, index) => {
    const date = new Date(last - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return { date, studied: studied.get(date) ?? 0 };
  });
}
