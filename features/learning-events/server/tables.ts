// The log of what learners did and missed.

import { index, pgTable, text } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import { users } from '../../account/server/tables.ts';
import { AIDED, EVENT_KINDS } from '../domain/index.ts';

export const learningEvents = pgTable(
  'learning_events',
  {
    id: id().primaryKey(),
    userId: id('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: EVENT_KINDS }).notNull(),
    /** The word, the grammar point, the goal. */
    what: text('what').notNull(),
    aided: text('aided', { enum: AIDED }).notNull(),
    /** Where it happened; the talk may have been deleted since. */
    talkId: id('talk_id'),
    messageId: id('message_id'),
    /** What stands in the learner's text, letter by letter; empty where nothing was said. */
    evidence: text('evidence').notNull().default(''),
    at: moment('at').notNull().defaultNow(),
    /** By the clock of the device that told of it. */
    clientAt: moment('client_at'),
  },
  (table) => [
    index('learning_events_of_user').on(table.userId, table.at),
    index('learning_events_of_kind').on(table.userId, table.kind, table.what),
    index('learning_events_of_talk').on(table.talkId),
  ],
);
