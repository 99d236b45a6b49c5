// What applicants and distributors are written: once for each answer, in their language, nothing when nothing came of it.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDatabaseOf, startApp } from '../../../app/testing/apps/start-app.ts';
import {
  PASSWORD,
  reauthenticate,
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../app/testing/clients/people.ts';
import { journalKinds } from '../../ledger/domain/index.ts';
import { openAccount, post } from '../../ledger/server/api.ts';

const app = await startApp();
const db = openDatabaseOf(app);
const admin = await registerAdmin(app);

type Mail = { readonly subject: string; readonly body: string };

/** Oldest first; they are written with what they tell of, so there is nothing to wait for. */
const mailsTo = ({ email }: TestPerson): Promise<Mail[]> =>
  runSql(app.databaseUrl, 'select subject, body from mails where recipient = $1 order by created_at, id', [
    email,
  ]);

/** Somebody who reads the pages in this language. */
async function readerOf(language: string): Promise<TestPerson> {
  const person = await registerPerson(app);
  await person.call('GET', '/account/session', undefined, { 'x-yulu-language': language });
  return person;
}

async function applicationOf(person: TestPerson): Promise<string> {
  const plan = 'I teach Chinese to 40 families in Lisbon.';
  return (await person.call('POST', '/distribution/application', { plan })).body.id;
}
const decide = (id: string, isApproved: boolean, reason = '') =>
  admin.call('POST', `/admin/distribution/applications/${id}/decision`, {
    decision: { kind: isApproved ? 'approve' : 'refuse', reason },
  });

test('a refused applicant reads the reason, an approved one where to begin, each in their language', async () => {
  const refused = await readerOf('pt');
  expect((await decide(await applicationOf(refused), false, 'Conte mais, {{link}}.')).status).toBe(200);
  const [refusal, ...more] = await mailsTo(refused);
  expect(more).toEqual([]);
  expect(refusal?.subject).toBe('Sobre sua solicitação de distribuidor');
  // What an admin writes stands there as it is.
  expect(refusal?.body).toContain('Conte mais, {{link}}.');
  expect(refusal?.body).toContain(`${app.url}/profile/become-distributor`);

  const approved = await readerOf('en');
  expect((await decide(await applicationOf(approved), true)).status).toBe(200);
  const [approval] = await mailsTo(approved);
  expect(approval?.subject).toBe('You are now a Yulu distributor');
  expect(approval?.body).toContain(`Hello ${approved.username},`);
  expect(approval?.body).toContain(`${app.url}/profile/earnings`);
});

test('of two answers at once one counts, and one mail is written', async () => {
  const person = await readerOf('zh');
  const id = await applicationOf(person);
  const answers = await Promise.all([decide(id, true), decide(id, false, '还不行'), decide(id, true)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await mailsTo(person)).toHaveLength(1);
});

test('an answer that cannot be given writes nothing', async () => {
  const person = await readerOf('en');
  const id = await applicationOf(person);
  await runSql(app.databaseUrl, `update users set role = 'teacher' where id = $1`, [person.id]);
  expect((await decide(id, true)).body.code).toBe('ROLE_UNFIT');
  expect(await mailsTo(person)).toEqual([]);
});

const PAYEE = { method: 'pix', name: 'Ana Sousa', account: 'ana.sousa@example.net' };
const FUNDED = journalKinds('test.funded');

/** A distributor's withdrawal of 150 yuan. */
async function withdrawalOf(person: TestPerson): Promise<string> {
  await runSql(app.databaseUrl, `update users set role = 'distributor' where id = $1`, [person.id]);
  const from = await openAccount(db, { kind: 'commission_cost' });
  const to = await openAccount(db, { kind: 'commission_available', owner: person.id });
  const transfers = [{ from, to, amount: 15_000 }];
  await post(db, { key: randomUUID(), kind: FUNDED['test.funded'], actorId: null, transfers });
  const id = randomUUID();
  await reauthenticate(person);
  const asked = await person.call('POST', '/distribution/withdrawals', {
    id,
    amountFen: 15_000,
    payee: PAYEE,
  });
  expect(asked.status).toBe(200);
  return id;
}
const act = (id: string, action: string, more: object = {}) =>
  admin.call('POST', `/admin/withdrawals/${id}/actions`, { action: { kind: action, ...more } });
const PAYOUT = { payout: { reference: 'PIX-7', on: '2026-03-04' } };

test('a withdrawal is told of when it is approved and when it is paid, and never to whom', async () => {
  const person = await readerOf('pt');
  const id = await withdrawalOf(person);
  for (const [action, more] of [['approve'], ['submit'], ['pay', PAYOUT]] as const) {
    expect((await act(id, action, more)).status).toBe(200);
  }
  // Once more is no further step.
  expect((await act(id, 'pay', PAYOUT)).status).toBe(409);
  const mails = await mailsTo(person);
  expect(mails.map(({ subject }) => subject.replaceAll(/\s/g, ' '))).toEqual([
    'Seu saque de CN¥ 150,00 foi aprovado',
    'Seu saque de CN¥ 150,00 foi pago',
  ]);
  expect(mails[1]?.body).toContain('em 4 de março de 2026, referência PIX-7');
  for (const { body } of mails) expect(body).not.toMatch(/Ana Sousa|ana\.sousa@/);
});

test('one that is refused or fails says why, and that the money is back', async () => {
  const refused = await readerOf('en');
  await act(await withdrawalOf(refused), 'reject', { note: 'The name is not yours.' });
  const [refusal] = await mailsTo(refused);
  expect(refusal?.subject).toBe('Your withdrawal of CN¥150.00 was not approved');
  expect(refusal?.body).toContain('the money is back in your balance');
  expect(refusal?.body).toContain('The name is not yours.');

  const failed = await readerOf('zh');
  const id = await withdrawalOf(failed);
  await act(id, 'approve');
  await act(id, 'submit');
  await act(id, 'fail', { note: '账号不存在' });
  const mails = await mailsTo(failed);
  expect(mails.map(({ subject }) => subject)).toEqual(['提现 ¥150.00 已批准', '提现 ¥150.00 付款失败']);
  expect(mails[1]?.body).toContain('账号不存在');
});

test('the first of two approvals, and what the owner does, are not told', async () => {
  const person = await readerOf('en');
  const id = await withdrawalOf(person);
  expect((await person.call('POST', `/distribution/withdrawals/${id}/cancel`)).status).toBe(200);
  expect(await mailsTo(person)).toEqual([]);
});

test('the language is the one of the pages seen last, not what another program asks in', async () => {
  const person = await readerOf('pt');
  const localeOf = async () => {
    const [row] = await runSql(app.databaseUrl, 'select locale from users where id = $1', [person.id]);
    return row.locale;
  };
  await person.call('GET', '/account/session', undefined, { 'accept-language': 'zh' });
  expect(await localeOf()).toBe('pt');
  const form = { identifier: person.email, password: PASSWORD };
  await app.guest().call('POST', '/account/sign-in', form, { 'x-yulu-language': 'en' });
  expect(await localeOf()).toBe('en');
});
