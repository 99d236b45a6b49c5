// The ledger over HTTP: for admins alone; accounts, statements, journals, checks, the metric.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDatabaseOf, startApp } from '../../../app/testing/apps/start-app.ts';
import { registerAdmin, registerPerson, runSql } from '../../../app/testing/clients/people.ts';
import { journalKinds } from '../domain/index.ts';
import { openAccount, post, reverse } from './api.ts';

const app = await startApp();
const db = openDatabaseOf(app);
const admin = await registerAdmin(app);
const person = await registerPerson(app);
const outside = await openAccount(db, { kind: 'provider_clearing', owner: 'stripe' });
const prepaid = await openAccount(db, { kind: 'customer_prepaid', owner: person.id });
const revenue = await openAccount(db, { kind: 'revenue' });
const [prepaidId, revenueId] = [prepaid.id, revenue.id];
const by = { kind: journalKinds('payment.captured')['payment.captured'], actorId: person.id };
await post(db, {
  ...by,
  key: 'paid',
  note: 'card',
  transfers: [{ from: outside, to: prepaid, amount: 100_000 }],
});
for (let n = 1; n <= 60; n += 1) {
  await post(db, { ...by, key: `fee:${n}`, transfers: [{ from: prepaid, to: revenue, amount: n }] });
}

const CALLS = [
  ['GET', '/admin/ledger/accounts'],
  ['GET', `/admin/ledger/accounts/${randomUUID()}`],
  ['GET', `/admin/ledger/journals/${randomUUID()}`],
  ['GET', '/admin/ledger/checks/latest'],
  ['POST', '/admin/ledger/checks'],
] as const;

test.each(CALLS)('%s %s is for admins alone', async (method, path) => {
  expect((await app.guest().call(method, path)).status).toBe(401);
  expect((await person.call(method, path)).status).toBe(403);
});

const search = async (query: string) =>
  (await admin.call('GET', `/admin/ledger/accounts?${query}`)).body.accounts;

test('accounts are found by the beginning of a name, by an id, by kind, and all of them', async () => {
  const mine = { id: prepaidId, kind: 'customer_prepaid', ownerId: person.id, asset: 'CNY', floor: 0 };
  const named = { ...mine, ownerName: person.username, entryCount: 61, balance: 98_170 };
  expect(await search(`search=${person.username.toUpperCase()}`)).toEqual([expect.objectContaining(named)]);
  expect(await search(`search=${person.id}`)).toEqual([expect.objectContaining(named)]);
  expect(await search(`search=${prepaidId.toUpperCase()}`)).toEqual([expect.objectContaining(named)]);
  expect(await search('search=stripe')).toEqual([
    expect.objectContaining({ kind: 'provider_clearing', floor: null, balance: -100_000, ownerName: null }),
  ]);
  expect(await search('kind=revenue')).toEqual([expect.objectContaining({ id: revenueId, balance: 1830 })]);
  expect(await search('search=%25')).toEqual([]);
  expect(await search('')).toHaveLength(3);
  expect((await admin.call('GET', '/admin/ledger/accounts?kind=gift')).status).toBe(400);
});

test('the list of accounts is paged, each account once', async () => {
  for (let n = 0; n < 70; n += 1) await openAccount(db, { kind: 'order_escrow', owner: `YL${n}` });
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body } = await admin.call('GET', `/admin/ledger/accounts?kind=order_escrow&cursor=${cursor}`);
    seen.push(...body.accounts.map(({ id }: { id: string }) => id));
    cursor = body.nextCursor;
  }
  expect(seen).toHaveLength(70);
  expect(new Set(seen).size).toBe(70);
});

test('a statement shows each entry with the balance after it, the newest first, page by page', async () => {
  const lines: { readonly number: number }[] = [];
  let before: number | null = 1000;
  while (before !== null) {
    const { body } = await admin.call('GET', `/admin/ledger/accounts/${prepaidId}?before=${before}`);
    expect(body.account.balance).toBe(98_170);
    lines.push(...body.lines);
    before = body.nextBefore;
  }
  expect(lines).toHaveLength(61);
  expect(lines[0]).toMatchObject({
    number: 61,
    amount: -60,
    balanceAfter: 98_170,
    journal: { key: 'fee:60' },
  });
  expect(lines.at(-1)).toMatchObject({
    number: 1,
    amount: 100_000,
    balanceAfter: 100_000,
    journal: { key: 'paid', note: 'card', actorId: person.id, reverses: null },
  });
});

test('an account or a journal that is not there is not found', async () => {
  expect((await admin.call('GET', `/admin/ledger/accounts/${randomUUID()}`)).status).toBe(404);
  expect((await admin.call('GET', `/admin/ledger/journals/${randomUUID()}`)).status).toBe(404);
});

test('a journal shows the accounts it touches, and what it takes back', async () => {
  const { body } = await admin.call('GET', `/admin/ledger/accounts/${revenueId}`);
  const { id } = body.lines[0].journal;
  const taken = await reverse(db, { key: 'fee:60:back', actorId: admin.id, journalId: id });
  const journalId = taken.ok ? taken.value.journalId : '';
  const back = (await admin.call('GET', `/admin/ledger/journals/${journalId}`)).body;
  expect(back.journal).toMatchObject({
    kind: 'reversal',
    reverses: id,
    actorId: admin.id,
    actorName: admin.username,
  });
  expect(back.lines).toMatchObject([
    { amount: -60, account: { id: revenueId, ownerName: null } },
    { amount: 60, account: { id: prepaidId, ownerName: person.username } },
  ]);
  await post(db, {
    key: 'fee:60:again',
    kind: journalKinds('test').test,
    actorId: null,
    transfers: [{ from: { id: prepaidId, asset: 'CNY' }, to: { id: revenueId, asset: 'CNY' }, amount: 60 }],
  });
});

const metrics = async () => (await fetch(`${app.url}/metrics`)).text();

test('a check is run, kept, shown and told to the metrics, whether it finds something or not', async () => {
  const { status, body } = await admin.call('POST', '/admin/ledger/checks');
  expect(status).toBe(200);
  expect(body).toMatchObject({ scope: 'new', findingCount: 0, findings: [], actorId: admin.id });
  expect((await admin.call('GET', '/admin/ledger/checks/latest')).body).toEqual({ check: body, whole: null });
  expect(await metrics()).toMatch(/^ledger_findings 0$/m);
  expect(await metrics()).toMatch(/^http_request_duration_seconds_count/m);

  await runSql(app.databaseUrl, 'alter table ledger_accounts disable trigger user');
  await runSql(app.databaseUrl, 'update ledger_accounts set balance = balance + 5 where id = $1', [
    revenueId,
  ]);
  await runSql(app.databaseUrl, 'alter table ledger_accounts enable trigger user');
  const second = (await admin.call('POST', '/admin/ledger/checks')).body;
  expect(second.findingCount).toBe(2);
  expect(second.findings).toEqual(
    expect.arrayContaining([
      { code: 'balance_differs', subject: revenueId, expected: '1830', found: '1835' },
    ]),
  );
  expect((await admin.call('GET', '/admin/ledger/checks/latest')).body.check).toEqual(second);
  expect(await metrics()).toMatch(/^ledger_findings 2$/m);
  expect((await fetch(`${app.url}/metrics`, { headers: { 'x-forwarded-for': '1.2.3.4' } })).status).toBe(404);
});

test('checks are not run without end', async () => {
  const second = await registerAdmin(app);
  const statuses: number[] = [];
  for (let n = 0; n < 7; n += 1) statuses.push((await second.call('POST', '/admin/ledger/checks')).status);
  expect(statuses.slice(0, 6)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(statuses[6]).toBe(429);
});

test('one check runs at a time, and a second one is told so', async () => {
  const holder = await db.$client.connect();
  await holder.query('select pg_advisory_lock(7254011)');
  try {
    const third = await registerAdmin(app);
    const { status, body } = await third.call('POST', '/admin/ledger/checks');
    expect([status, body.code]).toEqual([409, 'CHECK_RUNNING']);
  } finally {
    await holder.query('select pg_advisory_unlock(7254011)');
    holder.release();
  }
});
