// The database of the site under test, for what a person cannot do in a journey's time: let hours pass.

import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../kit/server/embedded-postgres/index.ts';

/** Runs a statement on the database of the server that `YULU_E2E_URL` names. */
export async function runSql(statement: string, values: readonly unknown[]): Promise<void> {
  const dataFolder = process.env['YULU_E2E_DATA'];
  if (!dataFolder) throw new Error('YULU_E2E_DATA is not set; `npm test` starts a server and sets it.');
  // It runs already, and goes on running: this only finds it.
  const { url } = await startEmbeddedPostgres({ dataFolder, log: () => {} });
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}
