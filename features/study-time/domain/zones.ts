// Calendar days of a time zone, by the zone's own rules: daylight saving, odd offsets and skipped days included.

/** A calendar day, yyyy-mm-dd; compares as text. */
export type LocalDate = string;

/** Where a learner's day turns until a browser has told their zone. */
export const FALLBACK_ZONE = 'UTC';

/** Names of the time zone database only: an offset would not know daylight saving. */
const NAME = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;
const LONGEST_NAME = 60;

/** The zone's name as this server writes it; undefined for what is no zone of the time zone database. */
export function knownZone(name: string): string | undefined {
  if (name.length > LONGEST_NAME || !NAME.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined; // Intl throws for a name that it does not know.
  }
}

/** There are some hundred zones, so all of them can be kept. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  // Swedish writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

/** The calendar day in a zone at a moment, in milliseconds since 1970. */
export function dateIn(zone: string, at: number): LocalDate {
  return formatOf(zone).format(at);
}

const SECOND = 1000;
const HOUR = 3_600_000;
/** No zone is further from Greenwich, west or east. */
const FARTHEST = 16 * HOUR;

/**
 * The moment at which a day is over in a zone: the first second after `from` of a later date. `from` lies in the day or
 * before it. Where the clock goes back over midnight, the day is over when midnight comes for the first time.
 */
export function endOfDate(zone: string, date: LocalDate, from = Number.NEGATIVE_INFINITY): number {
  const midnight = Date.parse(`${date}T00:00:00Z`) + 24 * HOUR;
  let before = Math.floor(Math.max(midnight - FARTHEST, from) / SECOND);
  let after = (midnight + FARTHEST) / SECOND;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dateIn(zone, middle * SECOND) > date) after = middle;
    else before = middle;
  }
  return after * SECOND;
}
