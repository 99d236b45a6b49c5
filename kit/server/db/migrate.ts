// Brings the database to this release's tables; several processes may start at once, one migrates and the others wait.

import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';

/** Any fixed number; it only has to differ from other advisory locks on the same database. */
const MIGRATION_LOCK = 7_254_001;

/** Applies the forward-only migrations in `folder` that the database has not seen yet. */
export async function migrateDatabase(url: string, folder: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'yulu-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}
