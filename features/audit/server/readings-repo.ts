// Keeps and reads who has looked at the audit, and when.

import { desc, sql } from 'drizzle-orm';
import type { Executor } from '../../../kit/server/db/database.ts';
import type { AuditActor } from './record.ts';
import { auditReadings } from './tables.ts';

export type AuditReading = typeof auditReadings.$inferSelect;

export async function noteReading(db: Executor, reader: AuditActor): Promise<void> {
  await db
    .insert(auditReadings)
    .values({ readerId: reader.id, readerName: reader.name, hour: sql`date_trunc('hour', now())` })
    .onConflictDoUpdate({
      target: [auditReadings.readerId, auditReadings.hour],
      set: { times: sql`${auditReadings.times} + 1`, lastAt: sql`now()` },
    });
}

/** The latest readings, newest first. */
export async function listReadings(db: Executor, limit: number): Promise<AuditReading[]> {
  return db
    .select()
    .from(auditReadings)
    .orderBy(desc(auditReadings.lastAt), desc(auditReadings.readerId))
    .limit(limit);
}
