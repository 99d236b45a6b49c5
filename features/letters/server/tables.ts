// What admins and a person have written to one another.

import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import { users } from '../../account/server/tables.ts';

export const letters = pgTable(
  'letters',
  {
    id: id().primaryKey(),
    userId: id('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Written by an admin; false: by the person. */
    isOperator: boolean('is_operator').notNull(),
    /** Empty in what the person wrote. */
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    authorId: id('author_id').$type<UserId>(),
    createdAt: moment('created_at').notNull(),
    /** When what the person wrote was answered, or their lock taken off; null: it waits. Letters of admins never wait. */
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('letters_of_user').on(table.userId, table.createdAt, table.id),
    index('letters_waiting')
      .on(table.createdAt, table.id)
      .where(sql`not ${table.isOperator} and ${table.settledAt} is null`),
    uniqueIndex('letters_one_waits')
      .on(table.userId)
      .where(sql`not ${table.isOperator} and ${table.settledAt} is null`),
    check('letters_operator_settled', sql`not ${table.isOperator} or ${table.settledAt} is null`),
  ],
);
