// Reads the audit's entries, newest first.

import { and, desc, eq } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../kit/server/db/page-cursor.ts';
import { isInDays } from '../../../kit/server/parts/overview-part.ts';
import type { AuditAction } from '../domain/index.ts';
import { auditEntries } from './tables.ts';

export type AuditEntry = typeof auditEntries.$inferSelect;

export type EntriesFilter = {
  readonly action?: AuditAction | undefined;
  readonly actorId?: UserId | undefined;
  readonly subjectId?: string | undefined;
  /** Days of the books, both included. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
};

/** Before and after all entries. */
const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '9999-12-30'];

export async function listEntries(db: Executor, page: PageRequest & EntriesFilter): Promise<AuditEntry[]> {
  const { action, actorId, subjectId, from, until, before, limit } = page;
  const isDated = from !== undefined || until !== undefined;
  return db
    .select()
    .from(auditEntries)
    .where(
      and(
        action && eq(auditEntries.action, action),
        actorId === undefined ? undefined : eq(auditEntries.actorId, actorId),
        subjectId === undefined ? undefined : eq(auditEntries.subjectId, subjectId),
        isDated
          ? isInDays(auditEntries.createdAt, { from: from ?? FIRST_DAY, until: until ?? LAST_DAY })
          : undefined,
        olderThan(auditEntries, before),
      ),
    )
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(limit);
}
