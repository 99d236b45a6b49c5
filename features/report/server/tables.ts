// The links by which somebody without an account may read a learner's report.

import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import { users } from '../../account/server/tables.ts';

/** The address is signed and not stored: who reads this table cannot read a report by it. */
export const reportLinks = pgTable(
  'report_links',
  {
    /** Made by the page, so that making one twice makes one. */
    id: id().primaryKey(),
    userId: id('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whom it is for, as the learner calls them; only the learner sees it. */
    label: text('label').notNull(),
    /** What readers call the learner, such as a child by its name; empty: by the name of the account. */
    shownName: text('shown_name').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('report_links_latest').on(table.userId, table.createdAt, table.id),
    check('report_links_span', sql`${table.expiresAt} > ${table.createdAt}`),
  ],
);
