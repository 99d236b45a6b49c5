// Mails that go out, or wait in the outbox while no mail server is configured.

import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { UserId } from '../../core/user-id.ts';
import { id, moment } from '../db/columns.ts';

export const mails = pgTable(
  'mails',
  {
    id: id().primaryKey(),
    /** Whose account it is about or goes to; null where there is none. The foreign key stands beside the table of people. */
    ownerId: id('owner_id').$type<UserId>(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Emptied once sent, since it may hold a link that lets its reader in. */
    body: text('body').notNull(),
    /** The body as a page; emptied with it. */
    html: text('html').notNull(),
    /** Where a reply goes; null: to whom it comes from. */
    replyTo: text('reply_to'),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
  },
  (table) => [
    index('mails_waiting').on(table.createdAt).where(sql`${table.sentAt} is null`),
    index('mails_of_owner').on(table.ownerId),
    index('mails_newest').on(table.createdAt, table.id),
  ],
);
