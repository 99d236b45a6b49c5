// The connection to PostgreSQL; repositories take an Executor, which is the database or a transaction.

import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

export type Database = NodePgDatabase & { readonly $client: Pool };
type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** What every repository function takes first: the database itself or a transaction in it. */
export type Executor = NodePgDatabase | Transaction;

type DatabaseOptions = {
  readonly url: string;
  readonly pool: number;
  readonly onIdleError: (error: Error) => void;
};

/** Opens the pool. `onIdleError` hears of connections that die while unused (a database restart). */
export function openDatabase({ url, pool: max, onIdleError }: DatabaseOptions): Database {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    application_name: 'yulu',
  });
  pool.on('error', onIdleError);
  // Between two statements of a transaction nobody but the connection itself hears that it was lost, and an error that
  // nobody hears ends the process; the transaction's next statement fails all the same.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return drizzle({ client: pool });
}
