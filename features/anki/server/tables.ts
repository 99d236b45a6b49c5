// The decks that learners have brought, what became of them, and their notes' cards and reviews as Anki had them.

import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import { fileUses } from '../../../kit/server/files/tables.ts';
import { users } from '../../account/server/tables.ts';
import {
  type AnkiCard,
  type AnkiReview,
  EMPTY_REPORT,
  IMPORT_STATUSES,
  type ImportReport,
  PACKAGE_PROBLEMS,
} from '../domain/index.ts';

export const ankiImports = pgTable(
  'anki_imports',
  {
    /** Made by the page, so that the same is brought once. */
    id: id().primaryKey(),
    userId: id('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What its file was called. */
    name: text('name').notNull().default(''),
    status: text('status', { enum: IMPORT_STATUSES }).notNull(),
    problem: text('problem', { enum: PACKAGE_PROBLEMS }),
    /** How often the job has begun with it. */
    attempts: smallint('attempts').notNull().default(0),
    report: jsonb('report').$type<ImportReport>().notNull().default(EMPTY_REPORT),
    /** The package, until it is brought. */
    fileId: id('file_id').references(() => fileUses.id, { onDelete: 'set null' }),
    /** The table, until it is brought; empty for a package. */
    tableText: text('table_text').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('anki_imports_latest').on(table.userId, table.createdAt),
    /** Of two tabs that bring a deck at once, one waits. */
    uniqueIndex('anki_imports_open').on(table.userId).where(sql`${table.status} in ('waiting', 'running')`),
    index('anki_imports_age').on(table.createdAt),
    index('anki_imports_file').on(table.fileId),
  ],
);

/** What Anki knows of a note and the schedule here does not: it goes out as it came, as long as nothing has moved it here. */
export const ankiNotes = pgTable(
  'anki_notes',
  {
    userId: id('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** By which Anki knows it. */
    guid: text('guid').notNull(),
    word: text('word').notNull(),
    pinyin: text('pinyin').notNull(),
    /** When the last of its cards was answered there, or given another day. */
    movedAt: moment('moved_at').notNull(),
    cards: jsonb('cards').$type<readonly AnkiCard[]>().notNull(),
    reviews: jsonb('reviews').$type<readonly AnkiReview[]>().notNull(),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'anki_notes_key', columns: [table.userId, table.guid, table.word, table.pinyin] }),
  ],
);
