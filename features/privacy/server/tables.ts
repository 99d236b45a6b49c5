// Archives that people have asked for, accounts that their owners want gone, and what people have said of their age.

import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import { fileUses } from '../../../kit/server/files/tables.ts';
import { users } from '../../account/server/tables.ts';
import { AGES, EXPORT_STATES } from '../domain/index.ts';

export const dataExports = pgTable(
  'data_exports',
  {
    /** Made by the page, so that the same is asked for once. */
    id: id().primaryKey(),
    userId: id('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: EXPORT_STATES }).notNull().default('making'),
    /** How often the job has begun with it. */
    attempts: smallint('attempts').notNull().default(0),
    /** The archive, while it can be fetched. */
    fileId: id('file_id').references(() => fileUses.id, { onDelete: 'set null' }),
    askedAt: moment('asked_at').notNull(),
    /** Until when it can be fetched; null before it is ready. */
    until: moment('until'),
  },
  (table) => [
    index('data_exports_latest').on(table.userId, table.askedAt),
    uniqueIndex('data_exports_one_making').on(table.userId).where(sql`${table.state} = 'making'`),
    index('data_exports_making').on(table.askedAt).where(sql`${table.state} = 'making'`),
    index('data_exports_ending').on(table.until).where(sql`${table.state} = 'ready'`),
    index('data_exports_file').on(table.fileId),
    index('data_exports_age').on(table.askedAt),
    check('data_exports_state_known', sql`${table.state} in ('making', 'ready', 'failed', 'gone')`),
  ],
);

/** An account that goes once its grace is over; keeping it deletes the row. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: id('user_id')
      .$type<UserId>()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    askedAt: moment('asked_at').notNull(),
    dueAt: moment('due_at').notNull(),
    remindedAt: moment('reminded_at'),
    /** Since when something that must find its end first has held it up. */
    heldAt: moment('held_at'),
  },
  (table) => [
    index('account_deletions_due').on(table.dueAt, table.userId),
    index('account_deletions_unreminded').on(table.dueAt).where(sql`${table.remindedAt} is null`),
  ],
);

/** What people have said of their age, and the guardian of whoever is younger; nobody is here who was never asked. */
export const personAges = pgTable(
  'person_ages',
  {
    userId: id('user_id')
      .$type<UserId>()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    age: text('age', { enum: AGES }).notNull(),
    answeredAt: moment('answered_at').notNull(),
    /** In lower case. */
    guardianEmail: text('guardian_email'),
    /** Of the token in the mail's link, which itself is kept nowhere; once agreed, of the link in the mail about that. */
    linkHash: text('link_hash'),
    linkUntil: moment('link_until'),
    /** Of the class that the guardian was asked for; null where none was named. */
    classCode: text('class_code'),
    /** By which name its teacher is told that they wait for the guardian; empty where none was named. */
    knownAs: text('known_as').notNull().default(''),
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [
    uniqueIndex('person_ages_link').on(table.linkHash).where(sql`${table.linkHash} is not null`),
    index('person_ages_of_class').on(table.classCode).where(sql`${table.classCode} is not null`),
    check('person_ages_age_known', sql`${table.age} in ('adult', 'younger')`),
    check('person_ages_guarded', sql`${table.age} = 'younger' or ${table.guardianEmail} is null`),
  ],
);
