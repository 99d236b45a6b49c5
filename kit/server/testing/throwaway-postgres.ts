// An embedded PostgreSQL that waits for no disk and leaves nothing behind, with a migrated template to clone.

import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrateDatabase } from '../db/migrate.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/index.ts';
import { databaseUrl, TEMPLATE } from './test-database.ts';

export type ThrowawayPostgres = { readonly url: string; readonly stop: () => Promise<void> };

export async function startThrowawayPostgres(): Promise<ThrowawayPostgres> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'yulu-test-'));
  // Root's PostgreSQL runs as another user, who has to pass here.
  await chmod(dataFolder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataFolder, log: () => {}, fast: true });
  const stop = async () => {
    await postgres.discard();
    await rm(dataFolder, { recursive: true, force: true });
  };
  return { url: postgres.url, stop };
}

/** Makes the database that `createTestDatabase` clones, anew. */
export async function makeTemplate(postgresUrl: string): Promise<void> {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(`drop database if exists ${TEMPLATE}`);
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await migrateDatabase(databaseUrl(postgresUrl, TEMPLATE), join(import.meta.dirname, '../../../migrations'));
}
