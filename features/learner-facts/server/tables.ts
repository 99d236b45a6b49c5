// What is kept about learners for their tutors; all of it is personal, goes with the account and belongs into its export.

import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import { users } from '../../account/server/tables.ts';
import { FACT_SOURCES } from '../domain/index.ts';

export const learnerFacts = pgTable(
  'learner_facts',
  {
    id: id().primaryKey(),
    userId: id('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** What it is about; two facts with one key say the same. */
    key: text('key').notNull(),
    source: text('source', { enum: FACT_SOURCES }).notNull(),
    /** Where it was told; null for one of the learner's own, and when the talk is deleted. */
    talkId: id('talk_id'),
    messageId: id('message_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('learner_facts_once').on(table.userId, table.key),
    index('learner_facts_latest').on(table.userId, table.updatedAt, table.id),
    check('learner_facts_short', sql`char_length(${table.text}) between 1 and 200`),
    check('learner_facts_source_known', sql`${table.source} in ('talk', 'own')`),
  ],
);

/** One row a person who has facts or has used the switch; locked while facts are added, so that their number holds. */
export const learnerMemories = pgTable('learner_memories', {
  userId: id('user_id')
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  remembering: boolean('remembering').notNull().default(true),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
