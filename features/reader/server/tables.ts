// The texts that learners have put in to read.

import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import { users } from '../../account/server/tables.ts';

export const ownTexts = pgTable(
  'own_texts',
  {
    /** Made by the page, so that keeping twice keeps once. */
    id: id().primaryKey(),
    userId: id('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** Of them Chinese; the list shows it without reading the text. */
    characters: integer('characters').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('own_texts_latest').on(table.userId, table.createdAt, table.id)],
);
