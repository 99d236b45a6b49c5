// Checks the whole ledger in one go, while postings continue; for commands, tests and benches.

import type { Database } from '../../../../../kit/server/db/database.ts';
import { checkAll } from '../checks/check-all.ts';
import { checkGuards, checkTotals } from '../checks/check-whole.ts';
import { beginning } from '../checks/walk.ts';
import { collectFindings, type Finding } from '../findings.ts';

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
 * Reads the whole ledger step by step: every journal has its entries, balances and fits its hash; every balance is the
 * sum of its entries and holds its floor; every asset sums to zero; nothing is without its journal or account; what was
 * sealed is as it was; the database's guards are in force. What is booked is never changed, so steps of different
 * moments fit together.
 */
export async function verify(db: Database): Promise<Report> {
  const begun = performance.now();
  const findings = collectFindings();
  await checkGuards(db, findings);
  await checkTotals(db, findings);
  const { accounts, journals, entries } = await checkAll(db, beginning, {
    findings,
    isOver: () => false,
    save: async () => {},
  });
  return {
    accounts,
    journals,
    entries,
    findingCount: findings.count(),
    findings: findings.kept(),
    tookMs: Math.round(performance.now() - begun),
  };
}
