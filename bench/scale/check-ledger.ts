// Posts ten thousand journals, and times the nightly check of what is new.

import { randomInt, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { moneyInvariants } from '../../app/server/declared/money-invariants.ts';
import { type Account, journalKinds } from '../../features/ledger/domain/index.ts';
import { checkInvariants, collectFindings, post, runCheck } from '../../features/ledger/server/api.ts';
import { type Database, openDatabase } from '../../kit/server/db/database.ts';

const JOURNALS = 10_000;
const CLIENTS = 8;
const KINDS = journalKinds('bench.transfer');

export type LedgerCheck = {
  /** Of what is new since the seals. */
  readonly newMs: number;
  readonly newFindings: number;
  /** The sentences about several features' tables, which run with it each night. */
  readonly invariantsMs: number;
};

export async function checkLedger(url: string, people: number): Promise<LedgerCheck> {
  const db = openDatabase({ url, pool: CLIENTS, onIdleError: () => {} });
  try {
    await postMany(db, people);
    const options = { scope: 'new', actorId: null, invariants: [], limitMs: 600_000 } as const;
    const began = performance.now();
    const checked = await runCheck(db, options);
    const newMs = performance.now() - began;
    if (!checked.ok) throw new Error(`the check ended with ${checked.error.code}`);
    return { newMs, newFindings: checked.value.findingCount, invariantsMs: await timeInvariants(db) };
  } finally {
    await db.$client.end();
  }
}

/** What they find is not judged: payments are filled without their bookings. */
async function timeInvariants(db: Database): Promise<number> {
  const began = performance.now();
  const always = moneyInvariants().filter(({ holds }) => holds === 'always');
  await checkInvariants(db, always, collectFindings());
  return performance.now() - began;
}

async function postMany(db: Database, people: number): Promise<void> {
  let left = JOURNALS;
  const client = async () => {
    for (; left > 0; left -= 1) await postOne(db, randomInt(people));
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

async function postOne(db: Database, number: number): Promise<void> {
  const accounts = await accountsOf(db.$client, number);
  const posted = await post(db, {
    key: `scale:${randomUUID()}`,
    kind: KINDS['bench.transfer'],
    actorId: null,
    transfers: [{ ...accounts, amount: 1 }],
  });
  if (!posted.ok) throw new Error(`a posting was refused: ${posted.error.code}`);
}

async function accountsOf(
  pool: Pool,
  number: number,
): Promise<{ readonly from: Account; readonly to: Account }> {
  const { rows } = await pool.query<{ extra: string; used: string }>({
    name: 'scale_accounts',
    text: 'select extra, used from bench.accounts where n = $1',
    values: [number],
  });
  const [row] = rows;
  if (!row) throw new Error(`person ${number} has no accounts`);
  return {
    from: { id: row.extra, kind: 'minutes_extra', asset: 'MINUTES' },
    to: { id: row.used, kind: 'minutes_used', asset: 'MINUTES' },
  };
}
