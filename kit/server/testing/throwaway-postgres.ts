// An embedded PostgreSQL that waits for no disk and leaves nothing behind, with a migrated template to clone.

import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrateDatabase } from '../db/migrate.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/index.ts';
import { DEMO_TEMPLATE, databaseUrl, TEMPLATE } from './test-database.ts';

export type ThrowawayPostgres = { readonly url: string; readonly stop: () => Promise<void> };

export async function startThrowawayPostgres(): Promise<ThrowawayPostgres> {
  const dataFolder = await mkdtemp(join(await parentFolder(), 'yulu-test-'));
  // Root's PostgreSQL runs as another user, who has to pass here.
  await chmod(dataFolder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataFolder, log: () => {}, fast: true });
  const stop = async () => {
    await postgres.discard();
    await rm(dataFolder, { recursive: true, force: true });
  };
  return { url: postgres.url, stop };
}

const MEMORY = '/dev/shm';
/** The log of changes takes up to 0.5 GB, each database that is in use 13 MB and more. */
const ROOM_BYTES = 3 * 2 ** 30;

/**
 * Memory where there is room, else the folder of temporary files. A clone is 1,200 files, and on ext4 a new file passes by
 * all that were deleted in the last minute: half of the processor's time of a test database.
 */
async function parentFolder(): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => undefined);
  const room = memory ? Math.min(memory.bavail * memory.bsize, process.availableMemory()) : 0;
  return room >= ROOM_BYTES ? MEMORY : tmpdir();
}

/** Makes the database that `createTestDatabase` clones, anew. */
export async function makeTemplate(postgresUrl: string): Promise<void> {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  for (const name of [TEMPLATE, DEMO_TEMPLATE]) await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await migrateDatabase(databaseUrl(postgresUrl, TEMPLATE), join(import.meta.dirname, '../../../migrations'));
}
