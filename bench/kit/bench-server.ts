// A server process on its own PostgreSQL for a bench, with people who are signed in already.

import { join } from 'node:path';
import { Pool } from 'pg';
import { startServerProcess } from '../../app/testing/apps/server-process.ts';
import { signInAs } from '../../app/testing/clients/sign-in-as.ts';
import { migrateDatabase } from '../../kit/server/db/migrate.ts';
import { endLater } from './end-later.ts';
import { startPostgres } from './postgres.ts';

export type BenchServer = {
  readonly url: string;
  readonly databaseUrl: string;
  /** Runs one statement. */
  readonly sql: (statement: string, values?: unknown[]) => Promise<unknown[]>;
  /** Makes people and returns the cookie of each. */
  readonly signIn: (count: number) => Promise<{ readonly id: string; readonly cookie: string }[]>;
  readonly stop: () => Promise<void>;
};

/** Starts the server; PostgreSQL waits for the disk as in production. */
export async function startBenchServer(env: Readonly<Record<string, string>> = {}): Promise<BenchServer> {
  const postgres = await startPostgres();
  await migrateDatabase(postgres.url, join(import.meta.dirname, '../../migrations'));
  const starting = startServerProcess({ DATABASE_URL: postgres.url, ...env });
  const stopServer = endLater(async () => (await starting).kill());
  const server = await starting;
  const client = new Pool({ connectionString: postgres.url, max: 4 });
  const endClient = endLater(() => client.end());
  const sql = async (statement: string, values: unknown[] = []) =>
    (await client.query(statement, values)).rows;
  return {
    url: server.url,
    databaseUrl: postgres.url,
    sql,
    signIn: (count) => Promise.all(Array.from({ length: count }, () => signInAs(sql, 'student'))),
    stop: async () => {
      await endClient();
      await stopServer();
      await postgres.stop();
    },
  };
}
