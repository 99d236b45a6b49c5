// Notices, the last number of each person's, which kinds they want by mail or on their devices, and these devices. All of
// it goes with its person.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import { sessions, users } from '../../account/server/tables.ts';

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

/** Notices that wait to be mailed together with what else is new; each goes when its mail is in the outbox. */
export const noticeMails = pgTable(
  'notice_mails',
  {
    noticeId: id('notice_id')
      .primaryKey()
      .references(() => notices.id, { onDelete: 'cascade' }),
    userId: owner().$type<UserId>(),
    /** Or when its mail failed the last time. */
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('notice_mails_of_user').on(table.userId, table.createdAt)],
);

/** The number of the person's last notice. */
export const noticeCounters = pgTable('notice_counters', {
  userId: owner().primaryKey(),
  lastSeq: bigint('last_seq', { mode: 'number' }).notNull(),
});

/** Only what somebody has chosen; where that is null, or there is no row, the default holds. */
export const noticeChoices = pgTable(
  'notice_choices',
  {
    userId: owner(),
    kind: text('kind').notNull(),
    isMailed: boolean('is_mailed'),
    isPushed: boolean('is_pushed'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** A browser that may be reached while no page is open; who signs out there is no longer told. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: id().primaryKey(),
    userId: owner(),
    sessionId: id('session_id')
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Of the browser's push service. */
    endpoint: text('endpoint').notNull().unique(),
    /** What is sent is encrypted for these. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('push_devices_of_user').on(table.userId)],
);

/** Notices on their way to devices. */
export const noticePushes = pgTable(
  'notice_pushes',
  {
    noticeId: id('notice_id')
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    deviceId: id('device_id')
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    attempts: integer('attempts').notNull().default(0),
    dueAt: moment('due_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.noticeId, table.deviceId] }),
    index('notice_pushes_due').on(table.dueAt),
    index('notice_pushes_device').on(table.deviceId),
  ],
);
