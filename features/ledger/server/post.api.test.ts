// Posting on the real database: once per key, refused without a trace, and right under any crowd.

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Database, openDatabase } from '../../../kit/server/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../kit/server/testing/test-database.ts';
import { type Account, type AccountName, journalKinds } from '../domain/index.ts';
import { findAccount, inLedgerTransaction, openAccount, type Posting, post, reverse, verify } from './api.ts';

let database: TestDatabase;
let db: Database;
let outside: Account;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  db = openDatabase({ url: database.url, pool: 24, onIdleError: () => {} });
  outside = await openAccount(db, { kind: 'provider_clearing', owner: 'test' });
});
afterEach(async () => {
  const { findings, ...counts } = await verify(db);
  expect({ findings, ...counts }).toMatchObject({ findings: [], findingCount: 0 });
});
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

const by = { kind: journalKinds('test.moved')['test.moved'], actorId: null } as const;
const balanceOf = async (name: AccountName) => (await findAccount(db, name))?.balance;

/** A person's prepaid account with so many fen in it. */
async function fundedPrepaid(amount: number): Promise<Account & { readonly name: AccountName }> {
  const name = { kind: 'customer_prepaid', owner: randomUUID() } as const;
  const account = await openAccount(db, name);
  if (amount > 0)
    await post(db, { ...by, key: randomUUID(), transfers: [{ from: outside, to: account, amount }] });
  return { ...account, name };
}

function transfer(from: Account, to: Account, amount: number, key: string = randomUUID()): Posting {
  return { ...by, key, transfers: [{ from, to, amount }] };
}

test('an account is opened once, also by many at once', async () => {
  const name = { kind: 'order_escrow', owner: randomUUID() } as const;
  const opened = await Promise.all(Array.from({ length: 20 }, () => openAccount(db, name)));
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
});

test('the same key with the same content is the same journal; with other content it is an error', async () => {
  const prepaid = await fundedPrepaid(0);
  const input = transfer(outside, prepaid, 500);
  const first = await post(db, input);
  expect(first).toMatchObject({ ok: true, value: { isRepeated: false } });
  expect(await post(db, input)).toEqual({
    ok: true,
    value: { ...(first.ok && first.value), isRepeated: true },
  });
  expect(
    await post(db, { ...input, transfers: [{ from: outside, to: prepaid, amount: 501 }] }),
  ).toMatchObject({
    ok: false,
    error: { code: 'idempotency_conflict', data: { journalId: first.ok && first.value.journalId } },
  });
  expect(await post(db, { ...input, note: 'more' })).toMatchObject({
    error: { code: 'idempotency_conflict' },
  });
  expect(await balanceOf(prepaid.name)).toBe(500);
});

test('what spends the last of a balance is found again by its key, not refused for the balance it has spent', async () => {
  const [prepaid, other] = [await fundedPrepaid(100), await fundedPrepaid(0)];
  const input = transfer(prepaid, other, 100);
  await post(db, input);
  expect(await post(db, input)).toMatchObject({ ok: true, value: { isRepeated: true } });
});

test('an overdraft leaves no trace, names the account, and leaves the key free', async () => {
  const [prepaid, other] = [await fundedPrepaid(100), await fundedPrepaid(0)];
  const input = transfer(prepaid, other, 101);
  const refused = { ok: false, error: { code: 'overdraft', data: { accountId: prepaid.id } } };
  expect(await post(db, input)).toEqual(refused);
  await post(db, transfer(outside, prepaid, 1));
  expect(await post(db, input)).toMatchObject({ ok: true, value: { isRepeated: false } });
});

test('a refusal inside a transaction leaves the transaction usable', async () => {
  const [prepaid, other] = [await fundedPrepaid(100), await fundedPrepaid(0)];
  await inLedgerTransaction(db, async (tx) => {
    expect(await post(tx, transfer(prepaid, other, 60))).toMatchObject({ ok: true });
    expect(await post(tx, transfer(prepaid, other, 60))).toMatchObject({ error: { code: 'overdraft' } });
    expect(await post(tx, transfer(prepaid, other, 40))).toMatchObject({ ok: true });
  });
  expect([await balanceOf(prepaid.name), await balanceOf(other.name)]).toEqual([0, 100]);
});

test('what a transaction posted is gone when it fails', async () => {
  const prepaid = await fundedPrepaid(0);
  const input = transfer(outside, prepaid, 60);
  await expect(
    inLedgerTransaction(db, async (tx) => {
      await post(tx, input);
      throw new Error('the rest failed');
    }),
  ).rejects.toThrow('the rest failed');
  expect(await balanceOf(prepaid.name)).toBe(0);
  expect(await post(db, input)).toMatchObject({ ok: true, value: { isRepeated: false } });
});

test('an account that is not there, or that holds something else, is named', async () => {
  const prepaid = await fundedPrepaid(10);
  const nobody = { ...prepaid, id: randomUUID() };
  const used = await openAccount(db, { kind: 'minutes_used', owner: randomUUID() });
  const pretended = { ...used, asset: 'CNY' } as const;
  expect(await post(db, transfer(outside, nobody, 1))).toMatchObject({
    error: { code: 'account_unknown', data: { accountId: nobody.id } },
  });
  expect(await post(db, transfer(outside, pretended, 1))).toMatchObject({
    error: { code: 'asset_mismatch', data: { accountId: used.id } },
  });
});

test('a balance never becomes inexact', async () => {
  const prepaid = await fundedPrepaid(0);
  const most = Number.MAX_SAFE_INTEGER;
  const source = await openAccount(db, { kind: 'provider_clearing', owner: 'vast' });
  expect(await post(db, transfer(source, prepaid, most))).toMatchObject({ ok: true });
  const more = await openAccount(db, { kind: 'provider_clearing', owner: 'more' });
  expect(await post(db, transfer(more, prepaid, 1))).toMatchObject({ error: { code: 'out_of_range' } });
  expect(await balanceOf(prepaid.name)).toBe(most);
});

test('a journal is taken back once, by a journal, and only while what it gave is there', async () => {
  const [prepaid, other] = [await fundedPrepaid(0), await fundedPrepaid(0)];
  const given = await post(db, transfer(outside, prepaid, 80));
  const journalId = given.ok ? given.value.journalId : '';
  const spent = await post(db, transfer(prepaid, other, 50));
  const back = { key: randomUUID(), actorId: null, journalId };
  expect(await reverse(db, back)).toMatchObject({
    error: { code: 'overdraft', data: { accountId: prepaid.id } },
  });
  await reverse(db, { key: randomUUID(), actorId: null, journalId: spent.ok ? spent.value.journalId : '' });
  expect(await reverse(db, back)).toMatchObject({ ok: true, value: { isRepeated: false } });
  expect(await reverse(db, back)).toMatchObject({ ok: true, value: { isRepeated: true } });
  expect(await reverse(db, { ...back, key: randomUUID() })).toMatchObject({
    error: { code: 'already_reversed' },
  });
  expect(await reverse(db, { ...back, journalId: randomUUID() })).toMatchObject({
    error: { code: 'journal_unknown' },
  });
  expect([await balanceOf(prepaid.name), await balanceOf(other.name)]).toEqual([0, 0]);
});

test('of 200 withdrawals at once exactly as many succeed as the balance covers', async () => {
  const prepaid = await fundedPrepaid(7350);
  const results = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const owner = randomUUID();
      const flight = await openAccount(db, { kind: 'withdrawal_in_flight', owner });
      return post(db, transfer(prepaid, flight, 100, `withdrawal:${owner}:reserved`));
    }),
  );
  const codes = results.map((result) => (result.ok ? 'ok' : result.error.code));
  expect(codes.filter((code) => code === 'ok')).toHaveLength(73);
  expect(codes.filter((code) => code === 'overdraft')).toHaveLength(127);
  expect(await balanceOf(prepaid.name)).toBe(50);
});

test('200 equal postings at once are one journal', async () => {
  const prepaid = await fundedPrepaid(0);
  const input = transfer(outside, prepaid, 30);
  const results = await Promise.all(Array.from({ length: 200 }, () => post(db, input)));
  const posted = results.map((result) => (result.ok ? result.value : undefined));
  expect(new Set(posted.map((value) => value?.journalId)).size).toBe(1);
  expect(posted.filter((value) => value?.isRepeated === false)).toHaveLength(1);
  expect(await balanceOf(prepaid.name)).toBe(30);
});

test('of a hundred who take one journal back at once, one does', async () => {
  const prepaid = await fundedPrepaid(500);
  const given = await post(db, transfer(outside, prepaid, 80));
  const journalId = given.ok ? given.value.journalId : '';
  const results = await Promise.all(
    Array.from({ length: 100 }, () => reverse(db, { key: randomUUID(), actorId: null, journalId })),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await balanceOf(prepaid.name)).toBe(500);
});

test('what is reserved is settled or let go, never both, however often both are tried at once', async () => {
  const prepaid = await fundedPrepaid(10_000);
  await Promise.all(
    Array.from({ length: 40 }, async () => {
      const owner = randomUUID();
      const flight = await openAccount(db, { kind: 'withdrawal_in_flight', owner });
      const reserved = await post(db, transfer(prepaid, flight, 100, `withdrawal:${owner}:reserved`));
      const journalId = reserved.ok ? reserved.value.journalId : '';
      const results = await Promise.all([
        post(db, transfer(flight, outside, 100, `withdrawal:${owner}:paid`)),
        reverse(db, { key: `withdrawal:${owner}:rejected`, actorId: null, journalId }),
      ]);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    }),
  );
});

test('transactions that take the same accounts in opposite orders all get through', async () => {
  const [one, other] = [await fundedPrepaid(1000), await fundedPrepaid(1000)];
  const there = () => [transfer(one, outside, 1), transfer(other, outside, 1)];
  const all = Array.from({ length: 60 }, (_, n) =>
    inLedgerTransaction(db, async (tx) => {
      for (const input of n % 2 === 0 ? there() : there().toReversed()) await post(tx, input);
    }),
  );
  await Promise.all(all);
  expect([await balanceOf(one.name), await balanceOf(other.name)]).toEqual([940, 940]);
});
