// Somebody with the rights to switch the guards off bends the ledger; the check finds each bend.

import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../../../kit/server/db/database.ts';
import { createTestDatabase } from '../../../../../kit/server/testing/test-database.ts';
import { type Account, journalKinds } from '../../../domain/index.ts';
import { openAccount, post, reverse, verify } from '../../api.ts';

/** A small sound ledger: a payment of 100, of which 40 are held, and one journal taken back. */
async function openLedger() {
  const database = await createTestDatabase(inject('postgresUrl'));
  const db = openDatabase({ url: database.url, pool: 2, onIdleError: () => {} });
  const client = new Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await db.$client.end();
    await database.drop();
  });
  const outside = await openAccount(db, { kind: 'provider_clearing', owner: 'test' });
  const prepaid = await openAccount(db, { kind: 'customer_prepaid', owner: randomUUID() });
  const escrow = await openAccount(db, { kind: 'order_escrow', owner: 'YL1' });
  const by = { kind: journalKinds('test').test, actorId: null };
  await post(db, { ...by, key: 'paid', transfers: [{ from: outside, to: prepaid, amount: 100 }] });
  await post(db, { ...by, key: 'held', transfers: [{ from: prepaid, to: escrow, amount: 40 }] });
  const wrong = await post(db, {
    ...by,
    key: 'wrong',
    transfers: [{ from: prepaid, to: escrow, amount: 5 }],
  });
  await reverse(db, { key: 'back', actorId: null, journalId: wrong.ok ? wrong.value.journalId : '' });
  return { db, client };
}

/** Runs statements with the guards off, and on again. */
async function bend(client: Client, statements: readonly string[]): Promise<void> {
  const tables = ['ledger_accounts', 'ledger_journals', 'ledger_entries'];
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  for (const statement of statements) await client.query(statement);
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
}

test('a sound ledger has no findings', async () => {
  const { db } = await openLedger();
  expect(await verify(db)).toMatchObject({
    accounts: 3,
    journals: 4,
    entries: 8,
    findingCount: 0,
    findings: [],
  });
});

const held = `(select id from ledger_journals where key = 'held')`;
const prepaid = `(select id from ledger_accounts where kind = 'customer_prepaid')`;

test.each([
  [
    'a balance',
    ['balance_differs', 'asset_total'],
    [`update ledger_accounts set balance = balance + 1 where id = ${prepaid}`],
  ],
  [
    'one amount',
    ['balance_differs', 'statement_broken', 'journal_unbalanced', 'hash_differs'],
    [`update ledger_entries set amount = -41 where journal_id = ${held} and account_id = ${prepaid}`],
  ],
  [
    'a journal, in a way that still balances',
    ['balance_differs', 'statement_broken', 'hash_differs'],
    [`update ledger_entries set amount = amount * 2 where journal_id = ${held}`],
  ],
  [
    'who did it',
    ['hash_differs'],
    [`update ledger_journals set actor_id = gen_random_uuid() where key = 'held'`],
  ],
  ['its key', ['hash_differs'], [`update ledger_journals set key = 'mine' where key = 'held'`]],
  [
    'a whole journal away',
    ['balance_differs', 'statement_broken'],
    [
      `delete from ledger_entries where journal_id = ${held}`,
      `delete from ledger_journals where key = 'held'`,
    ],
  ],
  ['entries away', ['journal_incomplete'], [`delete from ledger_entries where journal_id = ${held}`]],
  [
    'what a reversal reverses',
    ['reversal_differs'],
    [`update ledger_journals set reverses = ${held} where key = 'back'`],
  ],
  [
    'an account of another asset in',
    ['entry_asset_differs'],
    [`update ledger_entries set asset = 'MINUTES' where account_id = ${prepaid}`],
  ],
  ['a floor away', ['chart_differs'], [`update ledger_accounts set floor = null where id = ${prepaid}`]],
  ['the kind', ['chart_differs'], [`update ledger_accounts set kind = 'gift' where id = ${prepaid}`]],
  [
    'an entry without its journal in',
    ['orphan_entry'],
    [
      'alter table ledger_entries drop constraint ledger_entries_journal_id_ledger_journals_id_fk',
      `insert into ledger_entries values (gen_random_uuid(), ${prepaid}, 'CNY', 1, 99, 1)`,
    ],
  ],
  [
    'money below a floor',
    ['floor_broken', 'guard_missing'],
    [
      'alter table ledger_accounts drop constraint ledger_accounts_floor_held',
      `update ledger_accounts set balance = -1 where id = ${prepaid}`,
    ],
  ],
])('it finds %s bent', async (_, codes, statements) => {
  const { db, client } = await openLedger();
  await bend(client, statements);
  const report = await verify(db);
  expect(report.findings.map(({ code }) => code)).toEqual(expect.arrayContaining(codes));
  expect(report.findingCount).toBe(report.findings.length);
});

test('it finds a guard that is off, and one that is gone', async () => {
  const { db, client } = await openLedger();
  await client.query('alter table ledger_entries disable trigger ledger_entries_balanced');
  await client.query('drop trigger ledger_journals_only_grow on ledger_journals');
  const { findings } = await verify(db);
  expect(findings.map(({ code, subject }) => [code, subject])).toEqual([
    ['guard_missing', 'ledger_entries_balanced'],
    ['guard_missing', 'ledger_journals_only_grow'],
  ]);
});

test('it sees one moment while postings go on, and goes on over many batches', async () => {
  const { db } = await openLedger();
  const source = await openAccount(db, { kind: 'minutes_issued', for: randomUUID() });
  const accounts: Account[] = [];
  for (let n = 0; n < 600; n += 1) {
    accounts.push(await openAccount(db, { kind: 'minutes_allowance', owner: randomUUID() }));
  }
  let isOver = false;
  const posting = async () => {
    for (const [n, to] of [...accounts, ...accounts].entries()) {
      if (isOver && n > 600) return;
      await post(db, {
        key: `grant:${n}`,
        kind: journalKinds('test').test,
        actorId: null,
        transfers: [{ from: source, to, amount: 60 }],
      });
    }
  };
  const checking = async () => {
    for (let n = 0; n < 5; n += 1) expect(await verify(db)).toMatchObject({ findings: [] });
    isOver = true;
  };
  await Promise.all([posting(), checking()]);
  const { journals, accounts: counted } = await verify(db);
  expect(journals).toBeGreaterThan(500);
  expect(counted).toBe(604);
});
