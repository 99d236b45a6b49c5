// What features declare for the admins' overview: parts that are read each time, and figures that are kept by the day.

import { and, type Column, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '../../core/locale.ts';
import type { DayUnit, OverviewContent } from '../../core/parts/overview-part.ts';
import type { Executor } from '../db/database.ts';

export type OverviewAsked = { readonly locale: Locale; readonly now: Date };

export type OverviewPart = {
  readonly name: string;
  readonly titles: Readonly<Record<Locale, string>>;
  /** By index, and over no more rows than wait or than are there today. */
  readonly read: (db: Executor, asked: OverviewAsked) => Promise<OverviewContent>;
};

/** Days of the books, the last one included; yyyy-mm-dd. */
export type Days = { readonly from: string; readonly until: string };
export type DayValue = { readonly day: string; readonly value: number };

/** A number of each day. A day that is over for long is counted once and kept. */
export type DayFigure = {
  /** Never changes: what is kept goes by it. */
  readonly name: string;
  readonly titles: Readonly<Record<Locale, string>>;
  readonly unit: DayUnit;
  /** The figure that it is a share of: it stands below that one, and has no chart. */
  readonly partOf?: string;
  /** Days without anything may be left out. By an index over the days asked for. */
  readonly read: (db: Executor, days: Days) => Promise<readonly DayValue[]>;
};

/** The books' days, as those of the providers' bills. */
const ZONE = sql.raw(`'Asia/Shanghai'`);

/** In a query: the day of a moment. */
export const dayOf = (moment: Column): SQL<string> =>
  sql<string>`(${moment} at time zone ${ZONE})::date::text`;

/** In a query: whether a moment is in these days. */
export const isInDays = (moment: Column, { from, until }: Days): SQL | undefined =>
  and(
    gte(moment, sql`(${from}::date)::timestamp at time zone ${ZONE}`),
    lt(moment, sql`(${until}::date + 1)::timestamp at time zone ${ZONE}`),
  );

type Waiting = {
  readonly count: number;
  readonly oldestAt: Date | null;
  readonly dueAt?: Date | null | undefined;
};

/** A task, unless nothing waits. `of`: somebody's money waits with it. */
export const task = (
  label: string,
  to: string,
  { count, oldestAt, dueAt }: Waiting,
  of?: 'money',
): OverviewContent['tasks'] =>
  count === 0
    ? []
    : [
        {
          label,
          count,
          oldestAt: oldestAt?.toISOString() ?? null,
          to,
          ...(dueAt ? { dueAt: dueAt.toISOString() } : {}),
          ...(of === 'money' ? { isMoney: true as const } : {}),
        },
      ];

const MINUTE_MS = 60_000;
const SHANGHAI_MINUTES = 8 * 60;

/** The books' day at a moment; China keeps one time all year. */
export const bookDay = (now: Date): string =>
  new Date(now.getTime() + SHANGHAI_MINUTES * MINUTE_MS).toISOString().slice(0, 10);

const DAY_MS = 24 * 60 * MINUTE_MS;

/** The books' last days, the earliest first and today last. */
export const lastDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, place) =>
    bookDay(new Date(now.getTime() - (count - 1 - place) * DAY_MS)),
  );
