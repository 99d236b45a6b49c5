// Stores the result of each check of the ledger, and how far a check of the whole has come.

import { and, count, desc, eq, gt } from 'drizzle-orm';
import * as z from 'zod';
import type { UserId } from '../../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../../kit/server/db/database.ts';
import { newId } from '../../../../../kit/server/new-id.ts';
import { type CheckScope, FINDING_CODES } from '../../../domain/index.ts';
import { ledgerChecks, ledgerWholeChecks } from '../../tables.ts';
import { beginning, type Walk, walkSchema } from '../checks/walk.ts';
import { collectFindings, type Findings } from '../findings.ts';
import type { Report } from './verify.ts';

const findingsSchema = z.array(
  z.object({ code: z.enum(FINDING_CODES), subject: z.string(), expected: z.string(), found: z.string() }),
);

export type StoredCheck = Report & {
  readonly id: string;
  readonly scope: CheckScope;
  readonly actorId: UserId | null;
  readonly createdAt: Date;
};

type NewCheck = Report & Pick<StoredCheck, 'scope' | 'actorId'>;

export async function insertCheck(db: Executor, check: NewCheck): Promise<StoredCheck> {
  const row = { ...check, id: newId(), createdAt: new Date() };
  await db.insert(ledgerChecks).values(row);
  return row;
}

export async function findLatestCheck(db: Executor, scope: CheckScope): Promise<StoredCheck | undefined> {
  const [row] = await db
    .select()
    .from(ledgerChecks)
    .where(eq(ledgerChecks.scope, scope))
    .orderBy(desc(ledgerChecks.createdAt), desc(ledgerChecks.id))
    .limit(1);
  return row && { ...row, findings: findingsSchema.parse(row.findings) };
}

/** Whether there was a check of this scope since a moment. */
export async function wasCheckedSince(db: Executor, scope: CheckScope, since: Date): Promise<boolean> {
  const [row] = await db
    .select({ checks: count() })
    .from(ledgerChecks)
    .where(and(eq(ledgerChecks.scope, scope), gt(ledgerChecks.createdAt, since)));
  return row !== undefined && row.checks > 0;
}

export type WholeCheck = { readonly walk: Walk; readonly findings: Findings };

/** The check of the whole that is under way; undefined where none is. */
export async function findWholeCheck(db: Executor): Promise<WholeCheck | undefined> {
  const [row] = await db.select().from(ledgerWholeChecks);
  if (!row) return undefined;
  const findings = collectFindings(findingsSchema.parse(row.findings), row.findingCount);
  return { walk: walkSchema.parse(row.walk), findings };
}

export const beginWholeCheck = (): WholeCheck => ({ walk: beginning, findings: collectFindings() });

export async function saveWholeCheck(db: Executor, { walk, findings }: WholeCheck): Promise<void> {
  const now = {
    walk,
    findingCount: findings.count(),
    findings: findings.kept(),
    updatedAt: new Date(),
  };
  await db
    .insert(ledgerWholeChecks)
    .values({ id: 1, ...now })
    .onConflictDoUpdate({ target: ledgerWholeChecks.id, set: now });
}

export async function endWholeCheck(db: Executor): Promise<void> {
  await db.delete(ledgerWholeChecks);
}
