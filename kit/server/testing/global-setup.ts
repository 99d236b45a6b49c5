// Starts one embedded PostgreSQL for all API tests, with a migrated template that each test file clones.

import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../db/migrate.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/index.ts';
import { databaseUrl, TEMPLATE } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that test databases are made on. */
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const { url, stop } = given ? { url: given, stop: async () => {} } : await startThrowaway();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${TEMPLATE}`);
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await migrateDatabase(databaseUrl(url, TEMPLATE), join(import.meta.dirname, '../../../migrations'));
  project.provide('postgresUrl', url);
  return stop;
}

async function startThrowaway() {
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
