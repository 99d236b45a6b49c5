// Runs a check of the ledger and stores the result; only one check runs at a time, across all processes.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import { insertCheck, type StoredCheck } from './checks-repo.ts';
import { verify } from './verify.ts';

/** Any fixed number; it only has to differ from other advisory locks on the same database. */
const CHECK_LOCK = 7_254_011;

/** `actorId` is the admin who asks; null for the nightly job and the command. */
export async function runCheck(
  db: Database,
  actorId: string | null,
): Promise<Result<StoredCheck, Failure<'check_running'>>> {
  // The lock belongs to a connection, and goes with it if this process dies.
  const client = await db.$client.connect();
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [CHECK_LOCK]);
    if (!rows[0]?.held) return err('check_running');
    try {
      return ok(await insertCheck(db, await verify(db), actorId));
    } finally {
      await client.query('select pg_advisory_unlock($1)', [CHECK_LOCK]);
    }
  } finally {
    client.release();
  }
}
