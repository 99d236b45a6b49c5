// The versions of settings; that rows only grow and never begin in the past is held by triggers of the migration.

import { type AnyPgColumn, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from '../../../kit/server/db/columns.ts';

export const settingsVersions = pgTable(
  'settings_versions',
  {
    id: id().primaryKey(),
    area: text('area').notNull(),
    /** From 1 in each area without gaps: of two who save at once, the second finds its number taken. */
    number: integer('number').notNull(),
    values: jsonb('values').notNull(),
    effectiveFrom: moment('effective_from').notNull(),
    note: text('note').notNull().default(''),
    /** The version that was in effect when this one was written; what it changes is told against it. */
    basedOn: id('based_on').references((): AnyPgColumn => settingsVersions.id),
    /** A row that takes back a scheduled one changes nothing else. */
    cancels: id('cancels').references((): AnyPgColumn => settingsVersions.id),
    /** No reference: who set a price stays known after the account is gone. */
    createdBy: id('created_by').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('settings_versions_number').on(table.area, table.number),
    uniqueIndex('settings_versions_cancelled_once').on(table.cancels),
    index('settings_versions_in_effect').on(table.area, table.effectiveFrom, table.number),
  ],
);
