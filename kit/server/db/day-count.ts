// Counts rows by the calendar days of a person's own zone.

import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** A calendar day, yyyy-mm-dd, in a zone of the time zone database. */
export type ZonedDate = { readonly zone: string; readonly date: string };
export type DayCount = { readonly today: number; readonly week: number };

/** Wide enough for seven days in any zone; what an index can skip by. */
const WEEK_AT_MOST = sql.raw("interval '9 days'");

/** Rows that could lie in the seven days that end with `date`. */
export function maybeInWeek(column: AnyColumn, { date }: ZonedDate): SQL {
  return sql`${column} > ${date}::date - ${WEEK_AT_MOST}`;
}

/** What to select: how many of `counted` lie on `date`, and how many in the seven days that end with it. */
export function dayCounts(column: AnyColumn, { zone, date }: ZonedDate, counted: SQL = sql`*`) {
  const day = sql`(${column} at time zone ${zone})::date`;
  return {
    today: sql<number>`(count(${counted}) filter (where ${day} = ${date}::date))::int`,
    week: sql<number>`(count(${counted}) filter (where ${day} between ${date}::date - 6 and ${date}::date))::int`,
  };
}
