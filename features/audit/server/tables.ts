// Who did what to whom, and who has read that. No references: it outlives the people it tells of.

import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import type { AuditAction, AuditFacts, SubjectKind } from '../domain/index.ts';

/** Append-only, held by triggers (`tables.sql`). Names are those of the day. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id().primaryKey(),
    /** Null for the system itself and for the console. */
    actorId: id('actor_id').$type<UserId>(),
    actorName: text('actor_name').notNull().default(''),
    action: text('action').$type<AuditAction>().notNull(),
    subjectKind: text('subject_kind').$type<SubjectKind>().notNull(),
    subjectId: text('subject_id').notNull(),
    subjectName: text('subject_name').notNull(),
    /** Of money of a purchase: what was bought, as its payment refers to it; empty otherwise. */
    purchase: text('purchase').notNull().default(''),
    before: jsonb('before').$type<AuditFacts>().notNull(),
    after: jsonb('after').$type<AuditFacts>().notNull(),
    reason: text('reason').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('audit_entries_newest').on(table.createdAt, table.id),
    index('audit_entries_of_actor').on(table.actorId, table.createdAt, table.id),
    index('audit_entries_of_subject').on(table.subjectId, table.createdAt, table.id),
    index('audit_entries_by_action').on(table.action, table.createdAt, table.id),
    index('audit_entries_by_kind').on(table.subjectKind, table.createdAt, table.id),
    index('audit_entries_by_name').on(table.subjectName, table.createdAt, table.id),
    index('audit_entries_of_purchase')
      .on(sql`split_part(${table.purchase}, '/', 1)`, table.createdAt, table.id)
      .where(sql`${table.purchase} <> ''`),
  ],
);

/** One row for a reader and an hour, so that it grows with people and time, not with clicks. */
export const auditReadings = pgTable(
  'audit_readings',
  {
    readerId: id('reader_id').notNull(),
    readerName: text('reader_name').notNull(),
    hour: moment('hour').notNull(),
    times: integer('times').notNull().default(1),
    lastAt: moment('last_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'audit_readings_key', columns: [table.readerId, table.hour] }),
    index('audit_readings_newest').on(table.lastAt, table.readerId),
  ],
);
