// The numbers of days: those that are over are kept once they were counted, the latest are counted each time.

import { and, gte, inArray } from 'drizzle-orm';
import type { Executor } from '../../../kit/server/db/database.ts';
import type { DayFigure, DayValue } from '../../../kit/server/parts/overview-part.ts';
import { overviewDays } from './tables.ts';

/** So long a day may still change: study time is told by the learner's own calendar, and a write may end after midnight. */
const OPEN_DAYS = 2;
const DAY_MS = 24 * 3_600_000;

const dayBefore = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * DAY_MS).toISOString().slice(0, 10);

type Span = { readonly today: string; readonly count: number };

/** The days of the span, the earliest first, each with its number. */
function listSpan({ today, count }: Span): string[] {
  return Array.from({ length: count }, (_, place) => dayBefore(today, count - 1 - place));
}

/** What is kept of these figures, by figure and day. */
export async function readKept(
  db: Executor,
  figures: readonly DayFigure[],
  span: Span,
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const from = dayBefore(span.today, span.count - 1);
  const names = figures.map(({ name }) => name);
  const rows = await db
    .select()
    .from(overviewDays)
    .where(and(inArray(overviewDays.figure, names), gte(overviewDays.day, from)));
  return new Map(
    Map.groupBy(rows, ({ figure }) => figure)
      .entries()
      .map(([figure, days]) => [figure, new Map(days.map(({ day, value }) => [day, value]))]),
  );
}

/** Counts what is not kept yet, in one range, and keeps of it what will not change any more. */
export async function readFigure(
  db: Executor,
  figure: DayFigure,
  { kept, ...span }: Span & { readonly kept: ReadonlyMap<string, number> },
): Promise<readonly DayValue[]> {
  const days = listSpan(span);
  const openFrom = dayBefore(span.today, OPEN_DAYS);
  const from = days.find((day) => !kept.has(day)) ?? openFrom;
  const counted = await figure.read(db, { from: from < openFrom ? from : openFrom, until: span.today });
  const fresh = new Map(counted.map(({ day, value }) => [day, value]));
  const isFresh = (day: string) => day >= from || day >= openFrom;
  const values = days.map((day) => ({
    day,
    value: (isFresh(day) ? fresh.get(day) : kept.get(day)) ?? 0,
  }));
  await keep(
    db,
    figure,
    values.filter(({ day }) => day < openFrom && !kept.has(day)),
  );
  return values;
}

async function keep(db: Executor, { name: figure }: DayFigure, days: readonly DayValue[]): Promise<void> {
  if (days.length === 0) return;
  await db
    .insert(overviewDays)
    .values(days.map(({ day, value }) => ({ figure, day, value })))
    .onConflictDoNothing();
}
