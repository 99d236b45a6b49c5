// A day that the server has counted from its own, which is that of UTC, as it is counted from the day of its reader.

const DAY_MS = 86_400_000;

/** `since`: the moment from which `day` was counted; `local`: the day that it was then where the reader is. All dates as yyyy-mm-dd. */
export function countedDay(day: string, since: string, local: string): string {
  const off = Date.parse(local) - Date.parse(since.slice(0, 10));
  // Nobody is further from UTC than a day.
  const shift = Math.abs(off) > DAY_MS ? 0 : off;
  return new Date(Date.parse(day) + shift).toISOString().slice(0, 10);
}
