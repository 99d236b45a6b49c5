// Notes which steps of the filling are done, each in the transaction of its rows.

import type { PoolClient } from 'pg';
import type { Filler } from '../cluster.ts';
import type { Sql } from './copy-rows.ts';

export type Steps = {
  readonly isDone: (name: string) => boolean;
  readonly count: (prefix: string) => number;
  readonly once: (name: string, work: (sql: PoolClient) => Promise<void>) => Promise<void>;
  readonly note: (name: string) => Promise<void>;
};

export async function openSteps({ pool }: Filler): Promise<Steps> {
  await pool.query('create schema if not exists bench');
  await pool.query('create table if not exists bench.steps (name text primary key)');
  const { rows } = await pool.query<{ name: string }>('select name from bench.steps');
  const done = new Set(rows.map(({ name }) => name));
  const insert = (sql: Sql, name: string) =>
    sql.query('insert into bench.steps (name) values ($1) on conflict do nothing', [name]);
  return {
    isDone: (name) => done.has(name),
    count: (prefix) => Array.from(done).filter((name) => name.startsWith(`${prefix} `)).length,
    note: async (name) => {
      await insert(pool, name);
      done.add(name);
    },
    once: async (name, work) => {
      if (done.has(name)) return;
      const client = await pool.connect();
      try {
        await client.query('begin');
        await work(client);
        await insert(client, name);
        await client.query('commit');
        done.add(name);
      } finally {
        client.release();
      }
    },
  };
}
