// Roles that admins have made, every version of them, and shipped roles that were hidden.

import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Role } from '../../../content/schema/studies/role.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import type { RoleDraft } from '../domain/draft.ts';

/** A made role; a shipped one has a row, without versions, once somebody has hidden it. */
export const aiRoles = pgTable(
  'ai_roles',
  {
    /** Stands in addresses and talks, so it never changes. */
    id: text('id').primaryKey(),
    /** The number of the newest version; 0 for a shipped role. */
    version: integer('version').notNull(),
    /** The version that new talks begin with; null while none was ever published. */
    publishedVersion: integer('published_version'),
    isHidden: boolean('is_hidden').notNull(),
    /** What else stood in the card that the role came from, to be given out with it again. */
    card: jsonb('card').$type<unknown>(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('ai_roles_published_known', sql`${table.publishedVersion} between 1 and ${table.version}`),
  ],
);

/** Rows are only ever added, which the migration's trigger holds: talks keep the version that they began with. */
export const aiRoleVersions = pgTable(
  'ai_role_versions',
  {
    roleId: text('role_id')
      .notNull()
      .references(() => aiRoles.id),
    /** From 1 in each role without gaps. */
    number: integer('number').notNull(),
    /** As it was written, complete or not. */
    draft: jsonb('draft').$type<RoleDraft>().notNull(),
    /** The same as a role, by the schema of the content; null while something is missing. */
    role: jsonb('role').$type<Role>(),
    note: text('note').notNull(),
    /** No reference: who wrote a version stays known after the account is gone. */
    createdBy: id('created_by').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'ai_role_versions_key', columns: [table.roleId, table.number] })],
);
