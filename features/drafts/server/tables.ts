// What admins write in versions: one row for each thing of a kind, every version of it, and what was ever published.

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { id, moment } from '../../../kit/server/db/columns.ts';

/** Something written here; what is shipped has a row once somebody has changed or hidden it. */
export const draftItems = pgTable(
  'draft_items',
  {
    kind: text('kind').notNull(),
    /** Stands in addresses, talks and the log of learning, so it never changes. */
    id: text('id').notNull(),
    /** The number of the newest version; 0 while what is shipped was only hidden. */
    version: integer('version').notNull(),
    /** The version that learners meet; null: none, or what is shipped. */
    publishedVersion: integer('published_version'),
    isHidden: boolean('is_hidden').notNull(),
    /** What else came with it and is given out again with it: the rest of a card. */
    attachment: jsonb('attachment').$type<unknown>(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'draft_items_key', columns: [table.kind, table.id] }),
    check('draft_items_published_known', sql`${table.publishedVersion} between 1 and ${table.version}`),
  ],
);

/** Rows are only ever added, which the migration's trigger holds: who has begun one keeps it. */
export const draftVersions = pgTable(
  'draft_versions',
  {
    kind: text('kind').notNull(),
    itemId: text('item_id').notNull(),
    /** From 1 in each thing without gaps. */
    number: integer('number').notNull(),
    /** As it was written, complete or not. */
    draft: jsonb('draft').$type<unknown>().notNull(),
    /** The same by the schema of the content; null while something is missing. */
    complete: jsonb('complete').$type<unknown>(),
    note: text('note').notNull(),
    /** Nobody has saved it: it repeats what is shipped, since an admin has gone back to that. */
    isReset: boolean('is_reset').notNull().default(false),
    /** No reference: who wrote a version stays known after the account is gone. */
    createdBy: id('created_by').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'draft_versions_key', columns: [table.kind, table.itemId, table.number] }),
    foreignKey({
      name: 'draft_versions_item',
      columns: [table.kind, table.itemId],
      foreignColumns: [draftItems.kind, draftItems.id],
    }),
  ],
);

/** What learners have met, in the order in which they did; rows are only ever added. */
export const draftPublications = pgTable(
  'draft_publications',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    kind: text('kind').notNull(),
    itemId: text('item_id').notNull(),
    number: integer('number').notNull(),
    publishedBy: id('published_by').notNull(),
    publishedAt: moment('published_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'draft_publications_version',
      columns: [table.kind, table.itemId, table.number],
      foreignColumns: [draftVersions.kind, draftVersions.itemId, draftVersions.number],
    }),
    index('draft_publications_by_version').on(table.kind, table.itemId, table.number),
  ],
);
