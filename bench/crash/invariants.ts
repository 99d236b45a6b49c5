// What must hold of money and minutes after every restart: the list that production checks, and what holds once all is settled.

import { moneyInvariants } from '../../app/server/declared/money-invariants.ts';
import { checkInvariants, collectFindings, verify } from '../../features/ledger/server/api.ts';
import type { Database } from '../../kit/server/db/database.ts';
import { OWN } from './ledger-worker.ts';

/** One line for each finding of the ledger's own check and each invariant that does not hold. */
export async function findBroken(db: Database): Promise<string[]> {
  const report = await verify(db);
  const findings = collectFindings(report.findings, report.findingCount);
  await checkInvariants(db, moneyInvariants({ ownerPrefix: OWN }), findings);
  const broken = findings.kept().map((finding) => `ledger: ${JSON.stringify(finding)}`);
  if (findings.count() > broken.length) broken.push(`ledger: ${findings.count()} findings`);
  return broken;
}
