// Stored files: their bytes by hash, one row per use, uploads under way, and what is yet to be removed from the store.

import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { UserId } from '../../core/user-id.ts';
import { id, moment } from '../db/columns.ts';

const bytes = (name: string) => bigint(name, { mode: 'number' });

/** Bytes in the store, known by their hash. The row is there before the bytes and goes after them: none are unknown. */
export const fileContents = pgTable(
  'file_contents',
  {
    /** SHA-256 in hex. */
    hash: text('hash').primaryKey(),
    size: bytes('size').notNull(),
    /** Since when perhaps no row uses it (the job looks); null while one surely does. */
    unusedSince: moment('unused_since').defaultNow(),
  },
  (table) => [
    index('file_contents_unused').on(table.unusedSince).where(sql`${table.unusedSince} is not null`),
    check('file_contents_hash', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    check('file_contents_size', sql`${table.size} > 0`),
  ],
);

/** One use of a file: whose it is, and for what. The owner's foreign key stands beside the table of people. */
export const fileUses = pgTable(
  'file_uses',
  {
    id: id().primaryKey(),
    ownerId: id('owner_id').$type<UserId>().notNull(),
    /** The name of a `FileKind`. */
    kind: text('kind').notNull(),
    hash: text('hash')
      .notNull()
      .references(() => fileContents.hash),
    size: bytes('size').notNull(),
    /** By content, never as declared. */
    mediaType: text('media_type').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('file_uses_of_owner').on(table.ownerId, table.kind),
    index('file_uses_of_content').on(table.hash),
  ],
);

/** A file that is being sent; when it has become a use, it is kept for a while, so that a repeated call gets that use. */
export const fileUploads = pgTable(
  'file_uploads',
  {
    /** Made by the page, so that beginning twice begins once. */
    id: id().primaryKey(),
    ownerId: id('owner_id').$type<UserId>().notNull(),
    kind: text('kind').notNull(),
    size: bytes('size').notNull(),
    /** How many bytes, from the first, are stored. */
    received: bytes('received').notNull().default(0),
    /** What it became. */
    fileId: id('file_id').references(() => fileUses.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('file_uploads_of_owner').on(table.ownerId),
    index('file_uploads_of_file').on(table.fileId),
    index('file_uploads_expiry').on(table.expiresAt),
    check('file_uploads_size', sql`${table.size} > 0`),
    check('file_uploads_received', sql`${table.received} between 0 and ${table.size}`),
  ],
);

/** The stored pieces of an upload, one after the other. */
export const fileUploadPieces = pgTable(
  'file_upload_pieces',
  {
    uploadId: id('upload_id')
      .notNull()
      .references(() => fileUploads.id, { onDelete: 'cascade' }),
    startsAt: bytes('starts_at').notNull(),
    key: text('key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.startsAt] })],
);

/** Beginnings of keys below which nothing is needed any more; written by a trigger when an upload goes. */
export const fileRemovals = pgTable(
  'file_removals',
  {
    prefix: text('prefix').primaryKey(),
    since: moment('since').notNull().defaultNow(),
  },
  (table) => [index('file_removals_oldest').on(table.since)],
);
