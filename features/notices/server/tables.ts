// Notices, the last number of each person's, and which kinds they want by mail. All of it goes with its person.

import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from '../../../kit/server/db/columns.ts';
import { users } from '../../account/server/tables.ts';

const owner = () =>
  id('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const notices = pgTable(
  'notices',
  {
    /** Derived from kind, person and event: the same event makes no second one. */
    id: id().primaryKey(),
    userId: owner(),
    kind: text('kind').notNull(),
    /** By the schema of the kind; what is shown is rendered from it in the reader's language. */
    data: jsonb('data').notNull(),
    /** Counts the person's notices in the order in which they became visible; set at commit by a trigger. */
    seq: bigint('seq', { mode: 'number' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    readAt: moment('read_at'),
  },
  (table) => [
    index('notices_newest').on(table.userId, table.createdAt, table.id),
    uniqueIndex('notices_seq').on(table.userId, table.seq),
    index('notices_unread').on(table.userId, table.seq).where(sql`${table.readAt} is null`),
    index('notices_age').on(table.createdAt),
  ],
);

/** The number of the person's last notice. */
export const noticeCounters = pgTable('notice_counters', {
  userId: owner().primaryKey(),
  lastSeq: bigint('last_seq', { mode: 'number' }).notNull(),
});

/** Only what somebody has chosen; else the kind's default holds. */
export const noticeMailChoices = pgTable(
  'notice_mail_choices',
  {
    userId: owner(),
    kind: text('kind').notNull(),
    isMailed: boolean('is_mailed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
