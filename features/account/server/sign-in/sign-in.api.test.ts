// Attacks on the sign-in over HTTP: guessing under many spellings, keeping an owner out, and names that look alike.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import { PASSWORD, registerPerson, runSql } from '../../../../app/testing/clients/people.ts';
import type { TestClient } from '../../../../app/testing/clients/test-client.ts';
import { tokenIn, waitForMails } from '../../../../app/testing/mails.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ isHashingSlow: true });
});
afterAll(() => app.stop());

const signIn = (client: TestClient, identifier: string, password = PASSWORD) =>
  client.call('POST', '/account/sign-in', { identifier, password });
const register = (fields: object) =>
  app.guest().call('POST', '/account/register', { password: PASSWORD, repeated: PASSWORD, ...fields });

test('tries count for the account, under whatever name it is tried', async () => {
  const person = await registerPerson(app);
  const wide = person.username.replace(/[a-z]/g, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0),
  );
  const spellings = [person.username, person.username.toUpperCase(), wide, person.email, ` ${person.email} `];
  const thief = app.guest();
  const statuses: number[] = [];
  for (let tries = 0; tries < 22; tries += 1) {
    const spelling = spellings[tries % spellings.length] ?? '';
    statuses.push((await signIn(thief, spelling, 'wrong-one')).status);
  }
  expect(statuses).toEqual([...Array(20).fill(401), 429, 429]);
});

test('strangers who use up all tries keep neither the owner’s browser out nor one that opens a link of the mail', async () => {
  const person = await registerPerson(app);
  const known = app.guest();
  await signIn(known, person.email);
  await known.call('POST', '/account/sign-out');
  await signIn(app.guest(), person.email, 'wrong-one');
  await runSql(app.databaseUrl, "update rate_limits set count = 1000 where key = 'sign-in:' || $1", [
    person.id,
  ]);
  const elsewhere = app.guest();
  expect((await signIn(elsewhere, person.email)).status, 'an unknown browser').toBe(429);
  expect((await signIn(known, person.email)).status, 'the owner’s browser').toBe(200);
  await elsewhere.call('POST', '/account/password-reset/request', { email: person.email });
  const [mail] = await waitForMails(app, person.email);
  const password = 'yun-juan-yun-shu';
  await elsewhere.call('POST', '/account/password-reset', {
    token: tokenIn(mail),
    password,
    repeated: password,
  });
  expect((await signIn(elsewhere, person.email, password)).status, 'after the link').toBe(200);
});

test('a known browser has few tries too', async () => {
  const person = await registerPerson(app);
  const statuses: number[] = [];
  for (let tries = 0; tries < 22; tries += 1)
    statuses.push((await signIn(person, person.email, 'wrong-one')).status);
  expect(statuses).toEqual([...Array(20).fill(401), 429, 429]);
});

test('a browser that signs in anew has a new session, and the one before is dead', async () => {
  const person = await registerPerson(app);
  const before = person.cookies();
  await signIn(person, person.email);
  expect((await person.call('GET', '/account/sessions')).body).toHaveLength(1);
  const old = await app.guest().call('GET', '/account/session', undefined, { cookie: before });
  expect(old.body.person).toBeNull();
});

test('the list of sessions shows the current one first, however many there are', async () => {
  const person = await registerPerson(app);
  await runSql(
    app.databaseUrl,
    `insert into sessions (id, user_id, token, expires_at, updated_at)
     select gen_random_uuid(), $1, gen_random_uuid()::text, now() + interval '1 day', now() + interval '1 hour'
     from generate_series(1, 120)`,
    [person.id],
  );
  const { body } = await person.call('GET', '/account/sessions');
  expect(body[0]).toMatchObject({ isCurrent: true });
  expect(body).toHaveLength(100);
});

test('nobody gets a name that looks like another’s', async () => {
  expect((await register({ username: 'lucas', email: 'lucas@example.org' })).status).toBe(200);
  for (const username of ['ｌｕｃａｓ', 'LUCAS', '1ucas', 'Iucas']) {
    const { body } = await register({ username, email: 'other@example.org' });
    expect(body.code, username).toBe('USERNAME_TAKEN');
  }
  const { body } = await register({ username: 'lucаs', email: 'other@example.org' });
  expect(body.data.problem).toBe('username_invalid');
});

test('a person without a username is shown by the first part of the address, and chooses one later', async () => {
  const browser = app.guest();
  const form = { email: 'rosa.li@example.org', password: PASSWORD, repeated: PASSWORD };
  const { body } = await browser.call('POST', '/account/register', form);
  expect(body).toMatchObject({ name: 'rosa.li', username: null, emailVerified: false });
  const choose = (username: string | null) =>
    browser.call('PUT', '/account/names', { name: 'Rosa', username });
  expect((await choose('admin')).body.data.problem).toBe('username_reserved');
  expect((await choose('rosa')).body).toMatchObject({ name: 'Rosa', username: 'rosa' });
  expect((await choose('Rosa')).status, 'the own name in another case').toBe(200);
  expect((await signIn(app.guest(), 'ROSA')).status).toBe(200);
  expect((await choose(null)).body).toMatchObject({ name: 'Rosa', username: null });
});

test('two who choose one name at the same moment do not both get it', async () => {
  const people = await Promise.all([registerPerson(app), registerPerson(app), registerPerson(app)]);
  const answers = await Promise.all(
    people.map((person) => person.call('PUT', '/account/names', { name: 'x', username: 'sameone' })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

test('the link of the first mail proves the address, once; the mail can be had again', async () => {
  const browser = app.guest();
  const email = 'proof@example.org';
  await browser.call('POST', '/account/register', { email, password: PASSWORD, repeated: PASSWORD });
  const [first] = await waitForMails(app, email);
  expect((await browser.call('POST', '/account/email/verification')).body).toEqual({ isSent: true });
  const [second] = await waitForMails(app, email, 2);
  const confirm = (token: string) => app.guest().call('POST', '/account/email/confirm', { token });
  expect((await confirm(tokenIn(first))).body.code, 'replaced by the second').toBe('LINK_INVALID');
  expect((await confirm(tokenIn(second))).body).toEqual({ email, isNew: false });
  expect((await confirm(tokenIn(second))).body.code).toBe('LINK_INVALID');
  expect((await browser.call('GET', '/account/session')).body.person.emailVerified).toBe(true);
  expect((await browser.call('POST', '/account/email/verification')).body).toEqual({ isSent: false });
});

test('a purchase above the limit waits for a proven address, a small one does not', async () => {
  const browser = app.guest();
  const form = { email: 'buyer@example.org', password: PASSWORD, repeated: PASSWORD };
  await browser.call('POST', '/account/register', form);
  await browser.call('PUT', '/privacy/age', { age: 'adult' });
  const buy = (id: string, plan: string, amountFen: number) =>
    browser.call('POST', '/membership/purchases', { id, kind: 'plan', plan, amountFen });
  const large = await buy('0197e5a0-0000-7000-8000-00000000000a', 'year', 35_800);
  expect([large.status, large.body.code]).toEqual([403, 'EMAIL_UNVERIFIED']);
  expect((await buy('0197e5a0-0000-7000-8000-00000000000b', 'month', 3900)).status).toBe(200);
  const [mail] = await waitForMails(app, form.email);
  await browser.call('POST', '/account/email/confirm', { token: tokenIn(mail) });
  expect((await buy('0197e5a0-0000-7000-8000-00000000000a', 'year', 35_800)).status).toBe(200);
});
