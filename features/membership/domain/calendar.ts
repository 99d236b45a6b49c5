// Calendar arithmetic on moments in a zone: whole days and months as the clock on the wall there counts them.

const DAY_MS = 24 * 3600 * 1000;

/** What the wall's clock shows, as the milliseconds that a clock without zone would have: `Date.UTC` of its fields. */
type WallTime = number;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making one is slow, reading it is not; there are as many as zones in use. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(zone, clock);
  return clock;
}

/** `zone` is an IANA name; throws RangeError for another. */
export function toWall(moment: Date, zone: string): WallTime {
  const fields = new Map(
    clockOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const field = (name: Intl.DateTimeFormatPartTypes) => fields.get(name) ?? 0;
  const seconds = Date.UTC(
    field('year'),
    field('month') - 1,
    field('day'),
    field('hour'),
    field('minute'),
    field('second'),
  );
  return seconds + (((moment.getTime() % 1000) + 1000) % 1000);
}

/** The moment when the wall shows this: of two the later, and where the clock skips it, as much later as it skips. */
export function fromWall(wall: WallTime, zone: string): Date {
  const offsetAt = (near: number) => toWall(new Date(near), zone) - near;
  const before = new Date(wall - offsetAt(wall - DAY_MS));
  const after = new Date(wall - offsetAt(wall + DAY_MS));
  return toWall(after, zone) === wall ? after : before;
}

export function addDays(moment: Date, days: number, zone: string): Date {
  return fromWall(toWall(moment, zone) + days * DAY_MS, zone);
}

/** Whole days that the wall's clock counts from one moment to another; below zero when `to` lies before. */
export function wholeDays(from: Date, to: Date, zone: string): number {
  return Math.floor((toWall(to, zone) - toWall(from, zone)) / DAY_MS);
}

export function dayOfMonth(moment: Date, zone: string): number {
  return new Date(toWall(moment, zone)).getUTCDate();
}

/** The same time of day so many months later, on `day` or, in a month that is shorter, on its last. */
export function addMonths(moment: Date, months: number, zone: string, day: number): Date {
  const wall = new Date(toWall(moment, zone));
  const timeOfDay = ((wall.getTime() % DAY_MS) + DAY_MS) % DAY_MS;
  const [year, month] = [wall.getUTCFullYear(), wall.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return fromWall(Date.UTC(year, month, Math.min(day, lastDay)) + timeOfDay, zone);
}
