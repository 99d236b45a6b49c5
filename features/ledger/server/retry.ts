// Runs a transaction again when PostgreSQL has given it up for another one's sake.

import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Executor } from '../../../kit/server/db/database.ts';

/** Deadlock and serialization failure: the transaction is gone as if it had never been, and may be run again. */
const GIVEN_UP = new Set(['40P01', '40001']);
const TRIES = 10;
const PAUSE_MS = 5;

/** The driver's SQLSTATE of an error, also when it comes wrapped in the query's. */
function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return sqlState(error.cause);
}

/** Does the work, again after a deadlock, at most ten times with a growing pause; the last error is thrown. */
export async function retried<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === TRIES || !GIVEN_UP.has(sqlState(error) ?? '')) throw error;
      await delay(Math.random() * PAUSE_MS * 2 ** attempt);
    }
  }
}

/**
 * A transaction in which several journals, and rows of other tables, are written together. Two of them may wait for each
 * other's accounts; then PostgreSQL ends one, and it runs again from its beginning: `work` must do nothing outside it.
 */
export async function inLedgerTransaction<Value>(
  db: Database,
  work: (tx: Executor) => Promise<Value>,
): Promise<Value> {
  return retried(() => db.transaction(work));
}
