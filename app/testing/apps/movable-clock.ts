// Clocks for tests: one that is put forward, the same for this process and its database; and one that stands still.

import { Client } from 'pg';
import { vi } from 'vitest';

/**
 * PostgreSQL looks its own functions up first unless the search path names them later: so `now()` becomes ours for
 * everything on this database, its functions and its columns' defaults among them.
 */
const SHADOW = `
  create schema test_clock;
  create table test_clock.shift (by interval not null);
  insert into test_clock.shift values ('0');
  create function test_clock.now() returns timestamptz language sql stable
    as 'select pg_catalog.now() + by from test_clock.shift';
  create function test_clock.clock_timestamp() returns timestamptz language sql volatile
    as 'select pg_catalog.clock_timestamp() + by from test_clock.shift';
  do $$
  declare it record;
  begin
    execute format('alter database %I set search_path = test_clock, pg_catalog, public', current_database());
    for it in select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_default = 'now()'
    loop
      execute format('alter table public.%I alter column %I set default test_clock.now()', it.table_name, it.column_name);
    end loop;
  end $$;`;

/** Only what tells the time within a transaction: sessions and limits go by `now()`, which goes on. */
const STANDSTILL = `
  create schema test_clock;
  create table test_clock.moment as select pg_catalog.clock_timestamp() as at;
  create function test_clock.clock_timestamp() returns timestamptz language sql volatile
    as 'select at from test_clock.moment';
  do $$ begin
    execute format('alter database %I set search_path = test_clock, pg_catalog, public', current_database());
  end $$;`;

/**
 * Stops the database's `clock_timestamp()`, so that what is counted by it is the same however long a test takes. Call
 * before anybody else connects to the database.
 */
export async function stopClockOf(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(STANDSTILL);
  await client.end();
}

export type MovableClock = {
  /** In milliseconds, only ever forward. */
  readonly advance: (ms: number) => Promise<void>;
  readonly now: () => number;
  /** Gives this process its own clock back. */
  readonly stop: () => Promise<void>;
};

/** Call before anybody else connects to the database. */
export async function moveClockOf(databaseUrl: string): Promise<MovableClock> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(SHADOW);
  const RealDate = Date;
  let shift = 0;
  const now = () => RealDate.now() + shift;
  vi.stubGlobal(
    'Date',
    new Proxy(RealDate, {
      construct: (target, given: unknown[]): object =>
        given.length === 0 ? new RealDate(now()) : Reflect.construct(target, given),
      get: (target, name): unknown => (name === 'now' ? now : Reflect.get(target, name)),
    }),
  );
  return {
    now,
    advance: async (ms) => {
      shift += ms;
      await client.query(`update test_clock.shift set by = $1 * interval '1 millisecond'`, [shift]);
    },
    stop: async () => {
      vi.unstubAllGlobals();
      await client.end();
    },
  };
}
