// Placements: what was answered, and when the learner took the result over.

import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, smallint } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import { users } from '../../account/server/tables.ts';
import type { Answer } from '../domain/index.ts';

export const placements = pgTable(
  'placements',
  {
    id: id().primaryKey(),
    userId: id('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** All that the result is computed from. */
    answers: jsonb('answers').$type<readonly Answer[]>().notNull(),
    /** The highest HSK band that is probably known, 7 for 7 to 9; 0 for none. */
    band: smallint('band').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Null while the learner has not taken it over. */
    acceptedAt: moment('accepted_at'),
  },
  (table) => [
    index('placements_latest').on(table.userId, table.createdAt),
    check('placements_band', sql`${table.band} between 0 and 7`),
  ],
);
