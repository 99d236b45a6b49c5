// What production checks each night of money and minutes, asked of a test's database.

import { expect } from 'vitest';
import { checkInvariants, collectFindings, verify } from '../../features/ledger/server/api.ts';
import type { Database } from '../../kit/server/db/database.ts';
import { moneyInvariants } from '../server/declared/money-invariants.ts';

/** The whole ledger, and all that must hold at every moment. */
export async function expectInvariants(db: Database): Promise<void> {
  expect((await verify(db)).findings).toEqual([]);
  const always = moneyInvariants().filter(({ holds }) => holds === 'always');
  const findings = collectFindings();
  await checkInvariants(db, always, findings);
  expect(findings.kept()).toEqual([]);
}
