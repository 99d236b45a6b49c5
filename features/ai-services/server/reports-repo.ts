// Answers that learners reported.

import { randomBytes } from 'node:crypto';
import { uuidV7 } from '../../../kit/core/uuid.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { aiReports } from './tables.ts';

/** `context` is what was said before the answer, oldest first. */
export type NewReport = Pick<
  typeof aiReports.$inferInsert,
  'userId' | 'messageId' | 'reason' | 'comment' | 'answer' | 'context' | 'speaker' | 'model'
>;

/** Stores a report; a second one of the same answer by the same person replaces the words of the first. */
export async function storeReport(db: Executor, report: NewReport): Promise<void> {
  const id = uuidV7(Date.now(), randomBytes(10));
  const { reason, comment } = report;
  await db
    .insert(aiReports)
    .values({ id, ...report })
    .onConflictDoUpdate({
      target: [aiReports.userId, aiReports.messageId],
      set: { reason, comment, state: 'open' },
    });
}
