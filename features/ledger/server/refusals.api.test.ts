// What the database refuses by itself, from anybody who writes to it with the application's own rights.

import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Database, openDatabase } from '../../../kit/server/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../kit/server/testing/test-database.ts';
import { type Account, journalKinds } from '../domain/index.ts';
import { openAccount, post, verify } from './api.ts';

let database: TestDatabase;
let db: Database;
let client: Client;
let outside: Account;
let prepaid: Account;
let clock: Account;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  db = openDatabase({ url: database.url, pool: 4, onIdleError: () => {} });
  client = new Client({ connectionString: database.url });
  await client.connect();
  outside = await openAccount(db, { kind: 'provider_clearing', owner: 'test' });
  prepaid = await openAccount(db, { kind: 'customer_prepaid', owner: randomUUID() });
  clock = await openAccount(db, { kind: 'minutes_used', owner: randomUUID() });
  const transfers = [{ from: outside, to: prepaid, amount: 100 }];
  await post(db, { key: 'fill', kind: journalKinds('test').test, actorId: null, transfers });
});
afterAll(async () => {
  expect(await verify(db)).toMatchObject({ findings: [], journals: 1, entries: 2 });
  await client.end();
  await db.$client.end();
  await database.drop();
});

type Line = { readonly account: string; readonly amount: number | bigint; readonly asset?: string };

/** A journal written by hand, in one transaction; `places` is how many entries it says it has. */
async function write(lines: readonly Line[], places = lines.length): Promise<void> {
  const id = randomUUID();
  await client.query('begin');
  try {
    await client.query(
      'insert into ledger_journals (id, key, hash, kind, entry_count) values ($1, $2, $3, $3, $4)',
      [id, id, 'by hand', places],
    );
    await addEntries(id, lines);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function addEntries(journalId: string, lines: readonly Line[]): Promise<void> {
  for (const { account, amount, asset = 'CNY' } of lines) {
    await client.query(
      'insert into ledger_entries (journal_id, account_id, asset, amount, number, balance_after) values ($1, $2, $3, $4, 7, 7)',
      [journalId, account, asset, amount],
    );
  }
}

const run = (statement: string) => client.query(statement);
const unchecked = { code: '23514' };
const onlyGrows = { code: '23001' };

test.each(['ledger_entries', 'ledger_journals', 'ledger_accounts'])('%s is not emptied', async (table) => {
  await expect(run(`delete from ${table}`)).rejects.toMatchObject(onlyGrows);
  await expect(run(`delete from ${table} where false`)).rejects.toMatchObject(onlyGrows);
  await expect(run(`truncate ${table} cascade`)).rejects.toMatchObject(onlyGrows);
});

test.each([
  'update ledger_entries set amount = amount + 1',
  'update ledger_entries set balance_after = 0',
  `update ledger_journals set note = 'other'`,
  'update ledger_journals set created_at = now()',
  'update ledger_accounts set balance = balance + 1',
  'update ledger_accounts set floor = null',
  `update ledger_accounts set owner_id = 'me'`,
  `insert into ledger_accounts (id, kind, owner_id, asset) select id, kind, owner_id, asset from ledger_accounts
     on conflict (id) do update set balance = 1`,
])('nothing is changed: %s', async (statement) => {
  await expect(run(statement)).rejects.toMatchObject(onlyGrows);
});

test('an account does not begin with money in it', async () => {
  const insert = `insert into ledger_accounts (id, kind, owner_id, asset, balance)
    values (gen_random_uuid(), 'revenue', 'x', 'CNY', 5)`;
  await expect(run(insert)).rejects.toMatchObject(onlyGrows);
});

test('a journal that does not balance is refused at its end', async () => {
  const lines = [
    { account: outside.id, amount: -10 },
    { account: prepaid.id, amount: 11 },
  ];
  await expect(write(lines)).rejects.toMatchObject({ ...unchecked, constraint: 'ledger_journals_balanced' });
});

test('a journal balances in each asset, not over all', async () => {
  const lines = [
    { account: outside.id, amount: -10 },
    { account: clock.id, amount: 10, asset: 'MINUTES' },
  ];
  await expect(write(lines)).rejects.toMatchObject({ ...unchecked, constraint: 'ledger_journals_balanced' });
});

test('a journal without entries, or with fewer than it says, is refused', async () => {
  await expect(write([], 0)).rejects.toMatchObject({ ...unchecked, constraint: 'ledger_journals_not_empty' });
  await expect(write([], 2)).rejects.toMatchObject({ ...unchecked, constraint: 'ledger_journals_complete' });
});

test('nothing is added to a journal that is booked, balanced or not, however the checks are timed', async () => {
  const { rows } = await client.query<{ id: string }>(`select id from ledger_journals where key = 'fill'`);
  const [journal] = rows;
  const other = await openAccount(db, { kind: 'provider_clearing', owner: 'other' });
  const third = await openAccount(db, { kind: 'provider_clearing', owner: 'third' });
  for (const timing of ['immediate', 'deferred']) {
    await client.query('begin');
    await client.query(`set constraints all ${timing}`);
    const adding = async () => {
      await addEntries(journal?.id ?? '', [
        { account: other.id, amount: -1 },
        { account: third.id, amount: 1 },
      ]);
      await client.query('commit');
    };
    await expect(adding()).rejects.toMatchObject(unchecked);
    await client.query('rollback');
  }
});

test('a journal that was found whole early takes no more in the same transaction', async () => {
  const id = randomUUID();
  const third = await openAccount(db, { kind: 'provider_clearing', owner: 'third' });
  await client.query('begin');
  await client.query(
    'insert into ledger_journals (id, key, hash, kind, entry_count) values ($1, $2, $3, $3, 2)',
    [id, id, 'by hand'],
  );
  await addEntries(id, [
    { account: outside.id, amount: -1 },
    { account: prepaid.id, amount: 1 },
  ]);
  await client.query('set constraints all immediate');
  await expect(addEntries(id, [{ account: third.id, amount: 5 }])).rejects.toMatchObject(unchecked);
  await client.query('rollback');
});

test('a floor holds, against a crowd too', async () => {
  const out = (amount: number) => [
    { account: prepaid.id, amount: -amount },
    { account: outside.id, amount },
  ];
  await expect(write(out(101))).rejects.toMatchObject({ ...unchecked, constraint: 'overdraft' });
  const { rows } = await client.query('select balance from ledger_accounts where id = $1', [prepaid.id]);
  expect(rows).toEqual([{ balance: '100' }]);
});

test("an entry in another asset than its account's is refused", async () => {
  const lines = [
    { account: clock.id, amount: -10, asset: 'MINUTES' },
    { account: prepaid.id, amount: 10, asset: 'MINUTES' },
  ];
  await expect(write(lines.toReversed())).rejects.toMatchObject({
    ...unchecked,
    constraint: 'asset_mismatch',
  });
});

test('an entry of nothing, of too much, or for no account is refused', async () => {
  const vast = 9_007_199_254_740_992n;
  await expect(write([{ account: prepaid.id, amount: 0 }])).rejects.toMatchObject(unchecked);
  await expect(write([{ account: outside.id, amount: vast }])).rejects.toMatchObject(unchecked);
  await expect(write([{ account: randomUUID(), amount: 1 }])).rejects.toMatchObject(unchecked);
});

test('an account has one entry of a journal', async () => {
  const lines = [
    { account: outside.id, amount: 1 },
    { account: outside.id, amount: -1 },
  ];
  await expect(write(lines)).rejects.toMatchObject({ code: '23505' });
});
