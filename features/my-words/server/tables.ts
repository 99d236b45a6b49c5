// The words that learners have kept.

import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import { fileUses } from '../../../kit/server/files/tables.ts';
import { users } from '../../account/server/tables.ts';
import { LABEL_KINDS, WORD_MEDIA } from '../domain/index.ts';

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

/** How words sound, and the pictures of them, that came with a deck. They stay when a word is taken off the list, and are there when it is put back. */
export const wordMedia = pgTable(
  'word_media',
  {
    userId: id('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: WORD_MEDIA }).notNull(),
    word: text('word').notNull(),
    pinyin: text('pinyin').notNull(),
    fileId: id('file_id')
      .notNull()
      .references(() => fileUses.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ name: 'word_media_key', columns: [table.userId, table.word, table.pinyin, table.kind] }),
    index('word_media_file').on(table.fileId),
  ],
);

/** What words mean in the learner's own words, or in the deck that they came with. It stays as media do. */
export const wordMeanings = pgTable(
  'word_meanings',
  {
    userId: id('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    word: text('word').notNull(),
    pinyin: text('pinyin').notNull(),
    meaning: text('meaning').notNull(),
  },
  (table) => [primaryKey({ name: 'word_meanings_key', columns: [table.userId, table.word, table.pinyin] })],
);

/** The decks that words came in, the tags that they have there, what their notes are known by, how they are written there. They stay as media do. */
export const wordLabels = pgTable(
  'word_labels',
  {
    userId: id('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: LABEL_KINDS }).notNull(),
    label: text('label').notNull(),
    word: text('word').notNull(),
    pinyin: text('pinyin').notNull(),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({
      name: 'word_labels_key',
      columns: [table.userId, table.kind, table.label, table.word, table.pinyin],
    }),
    index('word_labels_word').on(table.userId, table.word),
  ],
);
