// Migrates the database to this release; if several processes start at once, one migrates and the others wait.

import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';

/** Any fixed number; it only has to differ from other advisory locks on the same database. */
const MIGRATION_LOCK = 7_254_001;

/** The database was made by other migrations than ours; its message is written for the person at the console. */
export class ForeignMigrationError extends Error {}

/** Applies the forward-only migrations in `folder` that the database has not seen yet. */
export async function migrateDatabase(url: string, folder: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'yulu-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseForeignMigration(client, folder);
    await migrate(drizzle({ client }), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}

/** Drizzle compares times only: it would skip a first migration that was rewritten, or fail half way through it. */
async function refuseForeignMigration(client: Client, folder: string): Promise<void> {
  const exists = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as yes");
  if (!exists.rows[0]?.yes) return;
  const applied = await client.query('select hash from drizzle.__drizzle_migrations order by id limit 1');
  const hash: unknown = applied.rows[0]?.hash;
  if (hash === undefined || hash === readMigrationFiles({ migrationsFolder: folder })[0]?.hash) return;
  throw new ForeignMigrationError(
    'This database was made by an unreleased version of Yulu and cannot be migrated. ' +
      'Use another one: move the data folder (.data) away, or point DATABASE_URL to an empty database.',
  );
}
