// Calendar days of a time zone, by the zone's own rules: daylight saving, odd offsets and skipped days included.

import { Temporal } from 'temporal-polyfill';

/** A calendar day, yyyy-mm-dd; compares as text. */
export type LocalDate = string;

/** Where a learner's day turns until a browser has told their zone. */
export const FALLBACK_ZONE = 'UTC';

/** The calendar day in a zone at a moment, in milliseconds since 1970. */
export function dateIn(zone: string, at: number): LocalDate {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString();
}

/**
 * The moment at which a day is over in a zone: the first one after `from` of a later date. `from` lies in the day or
 * before it. Where the clock goes back over midnight, the day is over when midnight comes for the first time.
 */
export function endOfDate(zone: string, date: LocalDate, from = Number.NEGATIVE_INFINITY): number {
  const nextDay = Temporal.PlainDate.from(date).add({ days: 1 });
  const end = nextDay.toZonedDateTime(zone).epochMilliseconds;
  if (end > from) return end;
  // Midnight comes twice, and `from` lies between the two.
  return nextDay.toPlainDateTime().toZonedDateTime(zone, { disambiguation: 'later' }).epochMilliseconds;
}
