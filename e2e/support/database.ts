// The database of the site under test, for what a person cannot do in a journey's time: let hours pass.

import { Client } from 'pg';

/** Runs a statement on the database of the server that `YULU_E2E_URL` names. */
export async function runSql(statement: string, values: readonly unknown[]): Promise<void> {
  const url = process.env['YULU_E2E_DATABASE_URL'];
  if (!url) throw new Error('YULU_E2E_DATABASE_URL is not set; `npm test` starts a server and sets it.');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}
