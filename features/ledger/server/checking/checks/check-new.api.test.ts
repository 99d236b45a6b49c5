// The check of what is new: it goes on from its seals, reads no more than that, and nothing wrong is ever sealed.

import { randomUUID } from 'node:crypto';
import { expect, inject, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from '../../../../../kit/server/db/database.ts';
import { createTestDatabase } from '../../../../../kit/server/testing/test-database.ts';
import { type Account, journalKinds } from '../../../domain/index.ts';
import { openAccount, post, runCheck, verify } from '../../api.ts';
import { isWholeDue } from '../runs/jobs.ts';
import type { Invariant } from './invariants.ts';

type Ledger = {
  readonly db: Database;
  readonly pay: (times: number) => Promise<void>;
  readonly prepaid: Account;
  /** Runs a statement with the guards off, and on again. */
  readonly bend: (statement: string) => Promise<void>;
};

async function openLedger(): Promise<Ledger> {
  const database = await createTestDatabase(inject('postgresUrl'));
  const db = openDatabase({ url: database.url, pool: 4, onIdleError: () => {} });
  onTestFinished(async () => {
    await db.$client.end();
    await database.drop();
  });
  const outside = await openAccount(db, { kind: 'provider_clearing', owner: 'test' });
  const prepaid = await openAccount(db, { kind: 'customer_prepaid', owner: randomUUID() });
  const { test: kind } = journalKinds('test');
  const pay = async (times: number) => {
    for (let n = 0; n < times; n += 1) {
      const transfers = [{ from: outside, to: prepaid, amount: 100 }];
      await post(db, { key: randomUUID(), kind, actorId: null, transfers });
    }
  };
  const bend = async (statement: string) => {
    const tables = ['ledger_accounts', 'ledger_journals', 'ledger_entries'];
    for (const table of tables) await db.$client.query(`alter table ${table} disable trigger user`);
    await db.$client.query(statement);
    for (const table of tables) await db.$client.query(`alter table ${table} enable trigger user`);
  };
  return { db, pay, prepaid, bend };
}

const LIMIT_MS = 600_000;

async function check(db: Database, scope: 'new' | 'whole' = 'new', invariants: readonly Invariant[] = []) {
  const checked = await runCheck(db, { scope, actorId: null, invariants, limitMs: LIMIT_MS });
  if (!checked.ok) throw new Error(checked.error.code);
  const { accounts, journals, entries, findings } = checked.value;
  return { counts: [accounts, journals, entries], codes: findings.map(({ code }) => code), findings };
}

test('each check reads what came since the one before, and no more', async () => {
  const { db, pay } = await openLedger();
  await pay(3);
  expect(await check(db)).toMatchObject({ counts: [2, 3, 6], codes: [] });
  expect(await check(db)).toMatchObject({ counts: [0, 0, 0], codes: [] });
  await pay(2);
  expect(await check(db)).toMatchObject({ counts: [2, 2, 4], codes: [] });
  expect(await check(db, 'whole')).toMatchObject({ counts: [2, 5, 10], codes: [] });
});

test('what is wrong among the new is found again each time, until it is mended', async () => {
  const { db, pay, bend } = await openLedger();
  await pay(2);
  await check(db);
  await pay(1);
  await bend(
    `update ledger_journals set note = 'mine' where id = (select max(id::text)::uuid from ledger_journals)`,
  );
  expect((await check(db)).codes).toEqual(['hash_differs']);
  expect((await check(db)).codes).toEqual(['hash_differs']);
  await bend(`update ledger_journals set note = ''`);
  expect((await check(db)).codes).toEqual([]);
  expect(await check(db)).toMatchObject({ counts: [0, 0, 0], codes: [] });
});

test('a balance that was changed after it was sealed is found at once', async () => {
  const { db, pay, prepaid, bend } = await openLedger();
  await pay(2);
  await check(db);
  await bend(`update ledger_accounts set balance = balance + 1 where id = '${prepaid.id}'`);
  expect((await check(db)).codes).toEqual(expect.arrayContaining(['balance_differs', 'asset_total']));
});

test('history that was rewritten with all its hashes and sums is told by the seals', async () => {
  const { db, pay, bend } = await openLedger();
  await pay(2);
  await check(db);
  await bend(`delete from ledger_entries where number = 2`);
  await bend(
    `delete from ledger_journals j where not exists (select from ledger_entries e where e.journal_id = j.id)`,
  );
  await bend(`update ledger_accounts set balance = sign(balance) * 100, entry_count = 1`);
  expect((await verify(db)).findings.map(({ code }) => code)).toEqual(['seal_differs', 'seal_differs']);
  expect((await check(db)).codes).not.toEqual([]);
});

test('a whole check whose time is over goes on from where it was', async () => {
  const { db, pay } = await openLedger();
  await pay(3);
  const none = { scope: 'whole', actorId: null, invariants: [], limitMs: 0 } as const;
  expect(await isWholeDue(db, new Date())).toBe(true);
  const first = await runCheck(db, none);
  expect(first).toMatchObject({ ok: false, error: { code: 'check_unfinished' } });
  await db.$client.query(
    `insert into ledger_whole_checks (id, walk, finding_count, findings) values (1, $1, 0, '[]')`,
    [
      JSON.stringify({
        phase: 'journals',
        after: '00000000-0000-0000-0000-000000000000',
        open: [],
        accounts: 7,
        journals: 0,
        entries: 9,
        tookMs: 1,
      }),
    ],
  );
  expect(await isWholeDue(db, new Date())).toBe(true);
  // The accounts are behind it: what was counted of them stays.
  expect(await check(db, 'whole')).toMatchObject({ counts: [7, 3, 9], codes: [] });
  expect(await isWholeDue(db, new Date())).toBe(false);
  expect(await isWholeDue(db, new Date(Date.now() + 7 * 24 * 3600_000))).toBe(true);
});

test('an account longer than a slice is read to its end', async () => {
  const { db, pay, bend, prepaid } = await openLedger();
  await pay(1);
  await bend(`
    with made as (
      insert into ledger_journals (id, key, hash, kind, entry_count)
      select gen_random_uuid(), 'n' || n, 'x', 'test', 2 from generate_series(2, 25000) n returning id, key)
    insert into ledger_entries
      select made.id, a.id, 'CNY', case when a.id = '${prepaid.id}' then 100 else -100 end, substr(key, 2)::int,
        substr(key, 2)::int * case when a.id = '${prepaid.id}' then 100 else -100 end
      from made, ledger_accounts a`);
  await bend(`update ledger_accounts set balance = sign(balance) * 2500000, entry_count = 25000`);
  const { counts, codes } = await check(db);
  expect(counts).toEqual([2, 25_000, 50_000]);
  // The journals were made without their hashes, which is what the test is not about.
  expect(new Set(codes)).toEqual(new Set(['hash_differs']));
});

test('an invariant that does not hold is a finding, and those that need quiet are left out', async () => {
  const { db, pay } = await openLedger();
  await pay(1);
  const query = 'select id from ledger_journals';
  const { findings } = await check(db, 'new', [
    { name: 'there are journals', holds: 'always', query },
    { name: 'not asked', holds: 'settled', query },
    { name: 'fine', holds: 'always', query: 'select 1 where false' },
  ]);
  expect(findings).toMatchObject([
    { code: 'invariant_broken', subject: 'there are journals', expected: '0' },
  ]);
});
