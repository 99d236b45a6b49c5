// Attacks on the rule that two admins approve what is large: each must fail, and leave its trace in the audit.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import {
  reauthenticate,
  registerAdmin,
  registerPerson,
  runSql,
  signInAgain,
  type TestPerson,
} from '../../../../app/testing/clients/people.ts';
import { tokenIn, waitForMails } from '../../../../app/testing/mails.ts';
import { type Database, openDatabase } from '../../../../kit/server/db/database.ts';
import { journalKinds } from '../../../ledger/domain/index.ts';
import { openAccount, post, verify } from '../../../ledger/server/api.ts';

let app: TestApp;
let db: Database;
let admin: TestPerson;
let second: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  db = openDatabase({ url: app.databaseUrl, pool: 4, onIdleError: () => {} });
  [admin, second] = [await registerAdmin(app), await registerAdmin(app)];
});
afterAll(async () => {
  expect((await verify(db)).findings).toEqual([]);
  await db.$client.end();
  await app.stop();
});

const sql = (statement: string, values: unknown[] = []) => runSql(app.databaseUrl, statement, values);
const FUNDED = journalKinds('test.funded');
let accounts = 0;

async function newDistributor(availableFen: number): Promise<TestPerson> {
  const person = await registerPerson(app);
  await sql(`update users set role = 'distributor' where id = $1`, [person.id]);
  await reauthenticate(person);
  const from = await openAccount(db, { kind: 'commission_cost' });
  const to = await openAccount(db, { kind: 'commission_available', owner: person.id });
  const transfers = [{ from, to, amount: availableFen }];
  await post(db, { key: randomUUID(), kind: FUNDED['test.funded'], actorId: null, transfers });
  return person;
}

const newAccount = () => `ana${(accounts += 1)}@example.net`;

async function request(who: TestPerson, amountFen: number, account: string): Promise<string> {
  const payee = { method: 'pix', name: 'Ana Sousa', account };
  const made = await who.call('POST', '/distribution/withdrawals', { id: randomUUID(), amountFen, payee });
  expect(made.status).toBe(200);
  return made.body.id;
}

const act = async (who: Pick<TestPerson, 'call'>, id: string, action: string, more: object = {}) =>
  (await who.call('POST', `/admin/withdrawals/${id}/actions`, { action: { kind: action, ...more } })).body;
const approve = (who: Pick<TestPerson, 'call'>, id: string) => act(who, id, 'approve');

/** A person of one's own whom an admin has made another admin. */
async function makeAdmin(by: TestPerson): Promise<TestPerson> {
  const made = await registerPerson(app);
  expect((await by.call('PUT', `/admin/users/${made.id}/role`, { role: 'admin' })).status).toBe(200);
  await signInAgain(made);
  await reauthenticate(made);
  return made;
}

test('a second admin of one’s own making approves nothing that needs two', async () => {
  const who = await newDistributor(600_000);
  const id = await request(who, 550_000, newAccount());
  expect(await approve(admin, id)).toMatchObject({ state: 'approved_once', needsSecond: true });
  const puppet = await makeAdmin(admin);
  expect(await approve(puppet, id)).toMatchObject({ code: 'FRESH_ADMIN' });
  expect(await act(admin, id, 'submit')).toMatchObject({ code: 'NOT_NOW' });
  expect(await approve(second, id)).toMatchObject({ state: 'approved' });
});

test('nor as the first of two, and a day later it may', async () => {
  const who = await newDistributor(600_000);
  const id = await request(who, 550_000, newAccount());
  const made = await makeAdmin(admin);
  expect(await approve(made, id)).toMatchObject({ code: 'FRESH_ADMIN' });
  await sql(`update account_events set at = at - interval '24 hours' where user_id = $1`, [made.id]);
  expect(await approve(made, id)).toMatchObject({ state: 'approved_once' });
  expect(await approve(second, id)).toMatchObject({ state: 'approved' });
});

test('an admin who loses the role between the two approvals was not one of them', async () => {
  const who = await newDistributor(600_000);
  const id = await request(who, 550_000, newAccount());
  const third = await registerAdmin(app);
  expect(await approve(third, id)).toMatchObject({ state: 'approved_once' });
  await admin.call('PUT', `/admin/users/${third.id}/role`, { role: 'student' });
  expect(await approve(admin, id)).toMatchObject({ state: 'approved_once', firstApprovedBy: admin.id });
  expect(await approve(admin, id)).toMatchObject({ code: 'SAME_ADMIN' });
  expect(await approve(second, id)).toMatchObject({ state: 'approved', secondApprovedBy: second.id });
});

test('a colleague’s account that is taken over by a reset link from the outbox approves nothing', async () => {
  const who = await newDistributor(600_000);
  const id = await request(who, 550_000, newAccount());
  const colleague = await registerAdmin(app);
  await approve(admin, id);
  await app.guest().call('POST', '/account/password-reset/request', { email: colleague.email });
  const token = tokenIn((await waitForMails(app, colleague.email))[0]);
  const thief = app.guest();
  const password = 'mu-dan-hua-kai';
  await thief.call('POST', '/account/password-reset', { token, password, repeated: password });
  await thief.call('POST', '/account/sign-in', { identifier: colleague.email, password });
  expect((await thief.call('POST', '/account/reauthenticate', { password })).status).toBe(200);
  expect(await approve(thief, id)).toMatchObject({ code: 'FRESH_ADMIN' });
});

test('5,400 split into two withdrawals needs two admins for the second', async () => {
  const who = await newDistributor(600_000);
  const account = newAccount();
  const one = await request(who, 270_000, account);
  expect(await approve(admin, one)).toMatchObject({ state: 'approved', needsSecond: false });
  await act(admin, one, 'submit');
  await act(admin, one, 'pay', { payout: { reference: 'PIX-1', on: '2026-03-04' } });
  const other = await request(who, 270_000, account);
  expect(await approve(admin, other)).toMatchObject({
    state: 'approved_once',
    needsSecond: true,
    weekFen: 540_000,
  });
  expect(await approve(second, other)).toMatchObject({ state: 'approved' });
});

test('nor does it help to ask for both before either is looked at, or through a second account', async () => {
  const account = newAccount();
  const [one, two] = [await newDistributor(270_000), await newDistributor(270_000)];
  const ids = [
    await request(one, 270_000, account),
    await request(two, 270_000, ` ${account.toUpperCase()}`),
  ];
  for (const id of ids) expect(await approve(admin, id)).toMatchObject({ state: 'approved_once' });
});

test('what was paid a week ago, or came back, no longer counts', async () => {
  const who = await newDistributor(900_000);
  const account = newAccount();
  const paid = await request(who, 270_000, account);
  await approve(admin, paid);
  await act(admin, paid, 'submit');
  await act(admin, paid, 'pay', { payout: { reference: 'PIX-2', on: '2026-03-04' } });
  await sql(`update withdrawals set updated_at = updated_at - interval '7 days 1 minute' where id = $1`, [
    paid,
  ]);
  const refused = await request(who, 270_000, account);
  await act(admin, refused, 'reject', { note: 'wrong name' });
  expect(await approve(admin, await request(who, 270_000, account))).toMatchObject({ state: 'approved' });
});

test('a limit that was raised today does not hold yet', async () => {
  const who = await newDistributor(600_000);
  const id = await request(who, 550_000, newAccount());
  const areas = (await admin.call('GET', '/admin/settings/areas')).body;
  const { values, latestNumber } = areas.find(
    ({ area }: { readonly area: string }) => area === 'distribution',
  );
  const raised = { ...values, secondApprovalFen: 100_000_000 };
  const saved = await admin.call('POST', '/admin/settings/areas/distribution/versions', {
    id: randomUUID(),
    note: '',
    expectedNumber: latestNumber,
    values: raised,
    effectiveFrom: null,
  });
  expect(saved.status).toBe(200);
  expect(await approve(admin, id)).toMatchObject({ state: 'approved_once', needsSecond: true });
});

test('each of these changes stands in the audit, which every admin reads and nobody changes', async () => {
  const who = await newDistributor(600_000);
  const id = await request(who, 550_000, newAccount());
  await approve(admin, id);
  await approve(second, id);
  const { entries } = (await second.call('GET', `/admin/audit?subjectId=${who.id}`)).body;
  expect(entries).toMatchObject([
    {
      action: 'withdrawal_approved',
      actorName: second.username,
      after: { state: 'approved', amountFen: 550_000 },
    },
    { action: 'withdrawal_approved', actorName: admin.username, before: { state: 'requested' } },
  ]);
  const readers = (await admin.call('GET', '/admin/audit/readers')).body;
  expect(readers).toMatchObject([{ readerName: second.username, times: 1 }]);
  for (const statement of ['delete from audit_entries', `update audit_entries set reason = ''`]) {
    await expect(sql(statement)).rejects.toThrow('the audit only grows');
  }
  expect((await who.call('GET', '/admin/audit')).status).toBe(403);
});
