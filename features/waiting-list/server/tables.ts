// Who waits for what.

import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { LOCALES } from '../../../kit/core/locale.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import { users } from '../../account/server/tables.ts';
import { PREVIEWS } from '../domain/index.ts';

export const waitingPlaces = pgTable(
  'waiting_places',
  {
    id: id().primaryKey(),
    userId: id('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    preview: text('preview', { enum: PREVIEWS }).notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    /** The language of the mails. */
    locale: text('locale', { enum: LOCALES }).notNull(),
    /** Of the token in the mail's link, which itself is kept nowhere. */
    tokenHash: text('token_hash').notNull(),
    isConfirmed: boolean('is_confirmed').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('waiting_places_once').on(table.userId, table.preview),
    uniqueIndex('waiting_places_link').on(table.tokenHash),
    index('waiting_places_unconfirmed').on(table.email).where(sql`not ${table.isConfirmed}`),
    index('waiting_places_latest').on(table.preview, table.isConfirmed, table.createdAt, table.id),
    check('waiting_places_preview_known', sql`${table.preview} in ('globalTutors', 'agent')`),
  ],
);
