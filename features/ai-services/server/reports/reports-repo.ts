// Answers that learners reported.

import { and, desc, eq, sql } from 'drizzle-orm';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { Database, Executor } from '../../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../../kit/server/db/page-cursor.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { nameOf, namesOf } from '../../../account/server/api.ts';
import type { AuditActor } from '../../../audit/server/api.ts';
import { auditReport } from '../audit.ts';
import { aiReports } from '../tables.ts';

/** `context` is what was said before the answer, oldest first. */
export type NewReport = Pick<
  typeof aiReports.$inferInsert,
  'userId' | 'messageId' | 'reason' | 'comment' | 'answer' | 'context' | 'speaker' | 'model'
>;

/** Stores a report; a second one of the same answer by the same person replaces the words of the first. */
export async function storeReport(db: Executor, report: NewReport): Promise<void> {
  const id = newId();
  const { reason, comment } = report;
  await db
    .insert(aiReports)
    .values({ id, ...report })
    .onConflictDoUpdate({
      target: [aiReports.userId, aiReports.messageId],
      set: { reason, comment, state: 'open', version: sql`${aiReports.version} + 1` },
    });
}

export type NamedReport = typeof aiReports.$inferSelect & { readonly userName: string };
export type ReportState = NamedReport['state'];

type ReportsPage = PageRequest & {
  readonly state: ReportState | undefined;
};

/** Reports, the newest first. */
export async function listReports(
  db: Executor,
  { state, before, limit }: ReportsPage,
): Promise<NamedReport[]> {
  const rows = await db
    .select({ report: aiReports, userName: nameOf<string>(aiReports.userId) })
    .from(aiReports)
    .where(and(state && eq(aiReports.state, state), olderThan(aiReports, before)))
    .orderBy(desc(aiReports.createdAt), desc(aiReports.id))
    .limit(limit);
  return rows.map(({ report, userName }) => ({ ...report, userName }));
}

type Handling = {
  readonly id: string;
  /** As the admin saw it. */
  readonly version: number;
  readonly state: ReportState;
  readonly note: string;
  readonly actor: AuditActor;
};

/** What an admin did about a report. */
export function handleReport(
  db: Database,
  { id, version, state, note, actor }: Handling,
): Promise<Result<NamedReport, Failure<'not_found'> | Failure<'stale', { readonly isOwn: boolean | null }>>> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(aiReports).where(eq(aiReports.id, id)).for('update');
    if (!before) return err('not_found');
    if (before.version !== version)
      return err('stale', { isOwn: before.handledBy === null ? null : before.handledBy === actor.id });
    const handled = { state, note, handledBy: actor.id, handledAt: new Date(), version: version + 1 };
    await tx.update(aiReports).set(handled).where(eq(aiReports.id, id));
    const userName = (await namesOf(tx, [before.userId])).get(before.userId) ?? '';
    const after = { ...before, ...handled, userName };
    await auditReport(tx, actor, { before, after });
    return ok(after);
  });
}
