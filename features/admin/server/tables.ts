// What the overview keeps: numbers of days that are over, so that nobody counts them again.

import { bigint, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const overviewDays = pgTable(
  'overview_days',
  {
    /** The name of a `DayFigure`. */
    figure: text('figure').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    value: bigint('value', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'overview_days_key', columns: [table.figure, table.day] }),
    index('overview_days_by_day').on(table.day),
  ],
);
