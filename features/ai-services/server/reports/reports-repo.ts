// Answers that learners reported.

import { and, desc, eq } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../../kit/server/db/page-cursor.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { nameOf } from '../../../account/server/api.ts';
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
      set: { reason, comment, state: 'open' },
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
  readonly state: ReportState;
  readonly note: string;
  readonly adminId: UserId;
};

/** Undefined when there is no such report. */
export async function handleReport(db: Executor, handling: Handling): Promise<NamedReport | undefined> {
  const { id, state, note, adminId } = handling;
  await db
    .update(aiReports)
    .set({ state, note, handledBy: adminId, handledAt: new Date() })
    .where(eq(aiReports.id, id));
  const [row] = await db
    .select({ report: aiReports, userName: nameOf<string>(aiReports.userId) })
    .from(aiReports)
    .where(eq(aiReports.id, id));
  return row && { ...row.report, userName: row.userName };
}
