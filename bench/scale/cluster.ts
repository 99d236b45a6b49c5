// The PostgreSQL of the bench, which is kept: filling takes minutes, and goes on where it was.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, Pool } from 'pg';
import { startEmbeddedPostgres } from '../../kit/server/embedded-postgres/index.ts';
import { endLater } from '../kit/end-later.ts';

export type Cluster = {
  /** The address of a database, as the application's role. */
  readonly urlOf: (database: string) => string;
  /** Connects as the superuser, whose session sets triggers aside: rows are copied as they would have become. */
  readonly openFiller: (database: string, max: number) => Promise<Filler>;
  readonly stop: () => Promise<void>;
};

export type Filler = {
  readonly pool: Pool;
  readonly end: () => Promise<void>;
};

/** `fast` does not wait for the disk: for filling, not for measuring. */
export async function startCluster(
  dataFolder: string,
  { fast }: { readonly fast: boolean },
): Promise<Cluster> {
  const starting = startEmbeddedPostgres({ dataFolder, fast, log: () => {} });
  const stop = endLater(async () => (await starting).stop());
  const { url } = await starting;
  const password = (await readFile(join(dataFolder, 'postgres/superuser-password'), 'utf8')).trim();
  const urlOf = (database: string) => withPath(url, database);
  return {
    urlOf,
    stop,
    openFiller: (database, max) => openFiller(asSuperuser(urlOf(database), password), max),
  };
}

function withPath(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

function asSuperuser(url: string, password: string): string {
  const address = new URL(url);
  address.username = 'postgres';
  address.password = password;
  return address.href;
}

async function openFiller(url: string, max: number): Promise<Filler> {
  const options = '-c session_replication_role=replica -c work_mem=128MB -c maintenance_work_mem=512MB';
  const pool = new Pool({ connectionString: url, max, options });
  // PostgreSQL may end before the last connection has said goodbye.
  pool.on('error', () => undefined);
  return { pool, end: endLater(() => pool.end()) };
}

/** Makes the database, unless it is there; a kept one that another release has filled gives way. */
export async function ensureDatabase(cluster: Cluster, database: string, isFresh: boolean): Promise<void> {
  const client = new Client({ connectionString: cluster.urlOf('yulu') });
  await client.connect();
  try {
    if (isFresh) await client.query(`drop database if exists ${database}`);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
}
