// Checks at the start that DATABASE_URL leads to a PostgreSQL server that can be used.

import { Client } from 'pg';

/** Developed and tested on 18; what our SQL uses is there since 16. */
const OLDEST_MAJOR = 16;
const PATIENCE_MS = 10_000;

/** Its message is one sentence for the person at the console, without the address, which carries a password. */
export class DatabaseServerError extends Error {}

/** Throws DatabaseServerError, or the driver's own error for what has a reason of its own (nobody there, password). */
export async function checkDatabaseServer(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ number: string }>(
      "select current_setting('server_version_num') as number",
    );
    refuseOld(Number(rows[0]?.number));
  } catch (error) {
    throw isForeign(error)
      ? new DatabaseServerError('What answers where DATABASE_URL points is not PostgreSQL.', { cause: error })
      : error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export function refuseOld(versionNumber: number): void {
  const major = Math.floor(versionNumber / 10_000);
  if (major >= OLDEST_MAJOR) return;
  throw new DatabaseServerError(
    `DATABASE_URL points to PostgreSQL ${major}; Yulu needs ${OLDEST_MAJOR} or newer.`,
  );
}

/** It took the connection and then said nothing, hung up, or said what no PostgreSQL says: no code, or none of its own. */
function isForeign(error: unknown): boolean {
  if (error instanceof DatabaseServerError || !(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ECONNRESET' || code === 'EPIPE') return true;
  return !/^([0-9A-Z]{5}|E[A-Z_]+)$/.test(code);
}
