// Reads the audit's entries, newest first.

import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../kit/server/db/page-cursor.ts';
import type { AuditAction } from '../domain/index.ts';
import { auditEntries } from './tables.ts';

export type AuditEntry = typeof auditEntries.$inferSelect;

export type EntriesFilter = {
  readonly action?: AuditAction | undefined;
  readonly actorId?: UserId | undefined;
  readonly subjectId?: string | undefined;
  /** Moments; the second is excluded. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
};

export async function listEntries(db: Executor, page: PageRequest & EntriesFilter): Promise<AuditEntry[]> {
  const { action, actorId, subjectId, from, until, before, limit } = page;
  return db
    .select()
    .from(auditEntries)
    .where(
      and(
        action && eq(auditEntries.action, action),
        actorId === undefined ? undefined : eq(auditEntries.actorId, actorId),
        subjectId === undefined ? undefined : eq(auditEntries.subjectId, subjectId),
        from === undefined ? undefined : gte(auditEntries.createdAt, new Date(from)),
        until === undefined ? undefined : lt(auditEntries.createdAt, new Date(until)),
        olderThan(auditEntries, before),
      ),
    )
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(limit);
}
