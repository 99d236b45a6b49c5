// Drafts of items that people want to have bought.

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import { fileUses } from '../../../kit/server/files/tables.ts';
import { users } from '../../account/server/tables.ts';
import type { ItemFields } from '../../global-services/domain/index.ts';
import { DRAFT_STATES, ORIGINS, type OtherPrice, READERS, READING_PROBLEMS } from '../domain/index.ts';

export const itemDrafts = pgTable(
  'item_drafts',
  {
    id: id().primaryKey(),
    userId: id('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    origin: text('origin', { enum: ORIGINS }).notNull(),
    state: text('state', { enum: DRAFT_STATES }).notNull(),
    /** Why nothing was read; null unless `failed`. */
    problem: text('problem', { enum: READING_PROBLEMS }),
    reader: text('reader', { enum: READERS }),
    fields: jsonb('fields').$type<ItemFields>().notNull(),
    /** Other amounts of the picture, to choose the price from. */
    otherPrices: jsonb('other_prices').$type<readonly OtherPrice[]>().notNull().default([]),
    /** Several items of one cart share a picture. */
    pictureId: id('picture_id').references(() => fileUses.id, { onDelete: 'set null' }),
    /** Whether the picture is gone with this row when no other has it; not once it is an order's as well. */
    ownsPicture: boolean('owns_picture').notNull().default(true),
    /** Of a reading under way; when it is over, whoever read is taken for dead. */
    leaseUntil: moment('lease_until'),
    /** Grows with each change by the buyer, so that none is lost between two tabs. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('item_drafts_of_user').on(table.userId, table.createdAt, table.id),
    index('item_drafts_of_picture').on(table.pictureId),
    index('item_drafts_untouched').on(table.updatedAt),
    check('item_drafts_problem', sql`(${table.state} = 'failed') = (${table.problem} is not null)`),
    check('item_drafts_lease', sql`(${table.state} = 'reading') = (${table.leaseUntil} is not null)`),
  ],
);
