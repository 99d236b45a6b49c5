// The words that learners have kept.

import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import { users } from '../../account/server/tables.ts';

export const keptWords = pgTable(
  'kept_words',
  {
    id: id().primaryKey(),
    userId: id('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    word: text('word').notNull(),
    pinyin: text('pinyin').notNull(),
    context: text('context').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('kept_words_once').on(table.userId, table.word, table.pinyin),
    index('kept_words_latest').on(table.userId, table.createdAt, table.id),
  ],
);
