import { join } from 'node:path';
import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { ForeignMigrationError, migrateDatabase } from './migrate.ts';

const folder = join(import.meta.dirname, '../../../migrations');

test('a migrated database is left as it is, one made by other migrations is refused', async () => {
  const database = await createTestDatabase(inject('postgresUrl'));
  await expect(migrateDatabase(database.url, folder)).resolves.toBeUndefined();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query("update drizzle.__drizzle_migrations set hash = 'of an earlier version'");
  await client.end();
  await expect(migrateDatabase(database.url, folder)).rejects.toThrow(ForeignMigrationError);
  await database.drop();
});
