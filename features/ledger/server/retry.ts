// Runs a transaction again after a deadlock or a serialization failure.

import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Executor } from '../../../kit/server/db/database.ts';

/** SQLSTATE of a deadlock and a serialization failure: the transaction was rolled back and can be run again. */
const RETRYABLE = new Set(['40P01', '40001']);
const MAX_ATTEMPTS = 10;
const PAUSE_MS = 5;

/** The driver's SQLSTATE of an error, also when it comes wrapped in the query's. */
function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return sqlState(error.cause);
}

/** Runs `work`, after a deadlock again, at most ten times with growing pauses; throws the last error. */
export async function retried<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
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
