// Who changed something last: whoever was overtaken is told whether that was another admin, or they themselves elsewhere.

import { and, desc, eq, inArray } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import type { AuditAction } from '../domain/index.ts';
import { auditEntries } from './tables.ts';

type LastChange = {
  readonly subjectId: string;
  readonly admin: UserId;
  /** Those that change what was overtaken; all where absent. */
  readonly actions?: readonly AuditAction[];
};

/** `isOwn` is null where no admin did it. */
export async function lastChangedBy(
  db: Executor,
  { subjectId, admin, actions }: LastChange,
): Promise<{ isOwn: boolean | null }> {
  const { actorId, action, createdAt, id } = auditEntries;
  const [last] = await db
    .select({ actorId })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, subjectId), actions && inArray(action, [...actions])))
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  return { isOwn: last?.actorId ? last.actorId === admin : null };
}
