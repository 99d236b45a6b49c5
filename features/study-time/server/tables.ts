// Each person's study clock and their days; how much is left stands in the ledger.

import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import { users } from '../../account/server/tables.ts';

const owner = () =>
  id('user_id')
    .$type<UserId>()
    .references(() => users.id, { onDelete: 'cascade' });

/** One row per person, locked while time is counted, so that tabs and devices wait for each other. */
export const studyClocks = pgTable(
  'study_clocks',
  {
    userId: owner().primaryKey(),
    /** Of the time zone database; null until a browser has told it. */
    zone: text('zone'),
    zoneChangedOn: date('zone_changed_on', { mode: 'string' }),
    /** The day under way, or the last one; null before the first. */
    date: date('date', { mode: 'string' }),
    dayEndsAt: moment('day_ends_at'),
    /** Until when time is counted. */
    countedAt: moment('counted_at'),
    /** Seconds that are counted and not booked in the ledger yet. */
    unbookedAllowance: integer('unbooked_allowance').notNull().default(0),
    unbookedExtra: integer('unbooked_extra').notNull().default(0),
    /** How many journals of used time there are, which gives the next one its key. */
    bookings: integer('bookings').notNull().default(0),
  },
  (table) => [
    check('study_clocks_day_whole', sql`(${table.date} is null) = (${table.dayEndsAt} is null)`),
    check('study_clocks_unbooked', sql`${table.unbookedAllowance} >= 0 and ${table.unbookedExtra} >= 0`),
  ],
);

/** What was given and studied on a day of the person's own zone. */
export const studyDays = pgTable(
  'study_days',
  {
    userId: owner().notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    givenSeconds: integer('given_seconds').notNull(),
    countedSeconds: integer('counted_seconds').notNull().default(0),
    /** All that its review had planned was done. */
    isReviewDone: boolean('is_review_done').notNull().default(false),
    /** Cards were answered in a review. */
    isAnswered: boolean('is_answered').notNull().default(false),
  },
  (table) => [
    primaryKey({ name: 'study_days_key', columns: [table.userId, table.date] }),
    index('study_days_by_date').on(table.date),
  ],
);
