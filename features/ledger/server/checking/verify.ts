// Checks every invariant of the ledger on one snapshot, while postings continue.

import { sql } from 'drizzle-orm';
import type { Database } from '../../../../kit/server/db/database.ts';
import { checkAccounts } from './check-accounts.ts';
import { checkJournals } from './check-journals.ts';
import { checkGuards, checkOrphans, checkTotals } from './check-whole.ts';
import { collectFindings, type Finding } from './findings.ts';

export type Report = {
  readonly accounts: number;
  readonly journals: number;
  readonly entries: number;
  readonly findingCount: number;
  /** The first hundred. */
  readonly findings: readonly Finding[];
  readonly tookMs: number;
};

/**
 * Reads the whole ledger batch by batch, in one read-only transaction that sees one moment: every journal has its
 * entries, balances and fits its hash; every balance is the sum of its entries and holds its floor; every asset sums to
 * zero; nothing is without its journal or account; the database's guards are in force.
 */
export async function verify(db: Database): Promise<Report> {
  const begun = performance.now();
  const findings = collectFindings();
  const counts = await db.transaction(
    async (tx) => {
      // A batch is short, but the account that takes part in everything has all its entries in one.
      await tx.execute(sql`set local statement_timeout = 0`);
      await checkGuards(tx, findings);
      await checkTotals(tx, findings);
      await checkOrphans(tx, findings);
      const { accounts, entries } = await checkAccounts(tx, findings);
      return { accounts, entries, journals: await checkJournals(tx, findings) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return {
    ...counts,
    findingCount: findings.count(),
    findings: findings.kept(),
    tookMs: Math.round(performance.now() - begun),
  };
}
