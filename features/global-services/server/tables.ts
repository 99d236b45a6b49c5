// Quotes: every line of a price as it was shown, so that what was quoted is what is charged.

import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import { users } from '../../account/server/tables.ts';
import type { Price, QuoteRequest, SettingsVersions } from '../domain/index.ts';

export const purchaseQuotes = pgTable(
  'purchase_quotes',
  {
    id: id().primaryKey(),
    userId: id('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    request: jsonb('request').$type<QuoteRequest>().notNull(),
    price: jsonb('price').$type<Price>().notNull(),
    versions: jsonb('versions').$type<SettingsVersions>().notNull(),
    /** The order that was made of it, which has a copy. */
    orderId: id('order_id'),
    createdAt: moment('created_at').notNull(),
    /** An order may be made of it until then. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('purchase_quotes_of_user').on(table.userId, table.createdAt, table.id),
    index('purchase_quotes_expired').on(table.expiresAt),
    check('purchase_quotes_in_time', sql`${table.expiresAt} > ${table.createdAt}`),
  ],
);
