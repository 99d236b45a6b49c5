// Stores the result of each check of the ledger.

import { desc } from 'drizzle-orm';
import * as z from 'zod';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { FINDING_CODES } from '../../domain/index.ts';
import { ledgerChecks } from '../tables.ts';
import type { Report } from './verify.ts';

const findings = z.array(
  z.object({ code: z.enum(FINDING_CODES), subject: z.string(), expected: z.string(), found: z.string() }),
);

export type StoredCheck = Report & {
  readonly id: string;
  readonly actorId: string | null;
  readonly createdAt: Date;
};

export async function insertCheck(
  db: Executor,
  report: Report,
  actorId: string | null,
): Promise<StoredCheck> {
  const id = newId();
  const createdAt = new Date();
  await db.insert(ledgerChecks).values({ ...report, id, actorId, createdAt });
  return { ...report, id, actorId, createdAt };
}

export async function findLatestCheck(db: Executor): Promise<StoredCheck | undefined> {
  const [row] = await db
    .select()
    .from(ledgerChecks)
    .orderBy(desc(ledgerChecks.createdAt), desc(ledgerChecks.id))
    .limit(1);
  return row && { ...row, findings: findings.parse(row.findings) };
}
