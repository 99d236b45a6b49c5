// Passwords and mail addresses over HTTP: links that work once and for an hour, and sessions that end.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import { PASSWORD, registerPerson, runSql, type TestPerson } from '../../../../app/testing/clients/people.ts';
import { tokenIn, waitForMails } from '../../../../app/testing/mails.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ isHashingSlow: true });
});
afterAll(() => app.stop());

const NEW = 'yun-juan-yun-shu';
const chosen = (password = NEW, repeated = password) => ({ password, repeated });
const signIn = (identifier: string, password: string) =>
  app.guest().call('POST', '/account/sign-in', { identifier, password });

async function forgetPassword(email: string, mailCount = 1) {
  await app.guest().call('POST', '/account/password-reset/request', { email });
  const [mail] = await waitForMails(app, email, mailCount);
  return { mail, token: tokenIn(mail) };
}

test('a forgotten password is set anew by the link of the mail, once, and ends every session', async () => {
  const person = await registerPerson(app);
  const { mail, token } = await forgetPassword(person.email);
  expect(mail?.body).toContain(`${app.url}/auth/reset-password?token=`);
  const first = await app.guest().call('POST', '/account/password-reset', { token, ...chosen() });
  expect(first.status).toBe(200);
  expect((await person.call('GET', '/account/session')).body.person).toBeNull();
  expect((await signIn(person.email, NEW)).status).toBe(200);
  expect((await signIn(person.email, PASSWORD)).status).toBe(401);
  const again = await app
    .guest()
    .call('POST', '/account/password-reset', { token, ...chosen('another-one-8') });
  expect([again.status, again.body.code]).toEqual([410, 'LINK_INVALID']);
});

test('a link that is opened twice at the same moment sets one password', async () => {
  const person = await registerPerson(app);
  const { token } = await forgetPassword(person.email);
  const answers = await Promise.all(
    ['bai-yun-1', 'bai-yun-2', 'bai-yun-3'].map((password) =>
      app.guest().call('POST', '/account/password-reset', { token, ...chosen(password) }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
});

test('a link ends after 60 minutes, and when a newer one is asked for', async () => {
  const person = await registerPerson(app);
  const { token } = await forgetPassword(person.email);
  const newer = await forgetPassword(person.email, 2);
  const replaced = await app.guest().call('POST', '/account/password-reset', { token, ...chosen() });
  expect(replaced.body.code).toBe('LINK_INVALID');
  const [row] = await runSql(
    app.databaseUrl,
    'select extract(epoch from expires_at - now()) as seconds from verifications where value = $1',
    [person.id],
  );
  expect(Number(row.seconds)).toBeGreaterThan(3500);
  expect(Number(row.seconds)).toBeLessThanOrEqual(3600);
  await runSql(
    app.databaseUrl,
    "update verifications set expires_at = now() - interval '1 second' where value = $1",
    [person.id],
  );
  const late = await app.guest().call('POST', '/account/password-reset', { token: newer.token, ...chosen() });
  expect(late.body.code).toBe('LINK_INVALID');
});

test('a password that is refused leaves the link good', async () => {
  const person = await registerPerson(app);
  const { token } = await forgetPassword(person.email);
  const refused = await app.guest().call('POST', '/account/password-reset', { token, ...chosen('123456') });
  expect(refused.body.data.problem).toBe('password_too_common');
  const mended = await app.guest().call('POST', '/account/password-reset', { token, ...chosen() });
  expect(mended.status).toBe(200);
});

test('asking for a link answers alike for known and unknown addresses, and writes to nobody unknown', async () => {
  const person = await registerPerson(app);
  const known = await app.guest().call('POST', '/account/password-reset/request', { email: person.email });
  const unknown = await app
    .guest()
    .call('POST', '/account/password-reset/request', { email: 'nobody@example.org' });
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  await waitForMails(app, person.email);
  const stray = await runSql(app.databaseUrl, 'select 1 from mails where recipient = $1', [
    'nobody@example.org',
  ]);
  expect(stray).toHaveLength(0);
});

test('the mail speaks the language of the page that asked', async () => {
  const person = await registerPerson(app);
  await app
    .guest()
    .call('POST', '/account/password-reset/request', { email: person.email }, { 'x-yulu-language': 'pt' });
  const [mail] = await waitForMails(app, person.email);
  expect(mail?.subject).toMatch(/senha/i);
});

test('no token and no password lies readable in the database', async () => {
  const person = await registerPerson(app);
  const { token } = await forgetPassword(person.email);
  const rows = await runSql(
    app.databaseUrl,
    'select row_to_json(v)::text as text from verifications v union all select row_to_json(c)::text from credentials c',
  );
  const text = rows.map((row) => row.text).join('\n');
  expect(text).not.toContain(token);
  expect(text).not.toContain(PASSWORD);
});

test('changing the password needs the current one and ends the other sessions, not this one', async () => {
  const person = await registerPerson(app);
  const other = app.guest();
  await other.call('POST', '/account/sign-in', { identifier: person.email, password: PASSWORD });
  const wrong = await person.call('PUT', '/account/password', { current: 'not it', ...chosen() });
  expect([wrong.status, wrong.body.code]).toEqual([403, 'PASSWORD_WRONG']);
  const right = await person.call('PUT', '/account/password', { current: PASSWORD, ...chosen() });
  expect(right.status).toBe(200);
  expect((await other.call('GET', '/account/session')).body.person).toBeNull();
  expect((await person.call('GET', '/account/session')).body.person).not.toBeNull();
});

test('a new mail address counts once its own link is opened, and the old address is told', async () => {
  const person = await registerPerson(app);
  const email = `new-${person.email}`;
  const wrong = await person.call('POST', '/account/email/change', { email, password: 'not it' });
  expect(wrong.body.code).toBe('PASSWORD_WRONG');
  await person.call('POST', '/account/email/change', { email, password: PASSWORD });
  expect((await person.call('GET', '/account/session')).body.person.email).toBe(person.email);
  const [mail] = await waitForMails(app, email);
  const confirmed = await app.guest().call('POST', '/account/email/confirm', { token: tokenIn(mail) });
  expect(confirmed.body).toEqual({ email, isNew: true });
  expect((await person.call('GET', '/account/session')).body.person.email).toBe(email);
  const [told] = await waitForMails(app, person.email);
  expect(told?.subject).toBeTruthy();
  const again = await app.guest().call('POST', '/account/email/confirm', { token: tokenIn(mail) });
  expect(again.body.code).toBe('LINK_INVALID');
});

test('an address that somebody took meanwhile is not taken over', async () => {
  const person = await registerPerson(app);
  const email = `wanted-${person.email}`;
  await person.call('POST', '/account/email/change', { email, password: PASSWORD });
  const [mail] = await waitForMails(app, email);
  await runSql(app.databaseUrl, 'update users set email = $1 where id = $2', [
    email,
    (await registerPerson(app)).id,
  ]);
  const { body } = await app.guest().call('POST', '/account/email/confirm', { token: tokenIn(mail) });
  expect(body.code).toBe('EMAIL_TAKEN');
});

test('a reset link cannot confirm an address, nor the other way round', async () => {
  const person = await registerPerson(app);
  const { token } = await forgetPassword(person.email);
  const { body } = await app.guest().call('POST', '/account/email/confirm', { token });
  expect(body.code).toBe('LINK_INVALID');
});

test('people who forget their passwords at the same moment all get their link', async () => {
  const people = [await registerPerson(app), await registerPerson(app), await registerPerson(app)];
  await Promise.all(
    people.map(({ email }) => app.guest().call('POST', '/account/password-reset/request', { email })),
  );
  for (const { email } of people) expect(await waitForMails(app, email)).toHaveLength(1);
});

/** The token that would give the person another mail address. */
async function askForEmail(person: TestPerson, email: string) {
  const { status } = await person.call('POST', '/account/email/change', { email, password: PASSWORD });
  expect(status).toBe(200);
  return tokenIn((await waitForMails(app, email))[0]);
}

const confirm = (token: string) => app.guest().call('POST', '/account/email/confirm', { token });

test('a new password ends a change of address that somebody else may have asked for', async () => {
  const changer = await registerPerson(app);
  const changed = await askForEmail(changer, `thief-${changer.email}`);
  await changer.call('PUT', '/account/password', { current: PASSWORD, ...chosen() });
  expect((await confirm(changed)).body.code).toBe('LINK_INVALID');
  const forgetter = await registerPerson(app);
  const reset = await askForEmail(forgetter, `thief-${forgetter.email}`);
  const { token } = await forgetPassword(forgetter.email);
  await app.guest().call('POST', '/account/password-reset', { token, ...chosen() });
  expect((await confirm(reset)).body.code).toBe('LINK_INVALID');
});

test('asking for another address takes the earlier link back, and nobody else’s', async () => {
  const person = await registerPerson(app);
  const other = await registerPerson(app);
  const others = await askForEmail(other, `their-${other.email}`);
  const mistyped = await askForEmail(person, `mistyped-${person.email}`);
  const meant = await askForEmail(person, `meant-${person.email}`);
  expect((await confirm(mistyped)).body.code).toBe('LINK_INVALID');
  expect((await confirm(meant)).status).toBe(200);
  expect((await confirm(others)).status).toBe(200);
});

test('a reset link that went to the old address ends with that address', async () => {
  const person = await registerPerson(app);
  const { token } = await forgetPassword(person.email);
  const moved = await askForEmail(person, `moved-${person.email}`);
  expect((await confirm(moved)).status).toBe(200);
  const { body } = await app.guest().call('POST', '/account/password-reset', { token, ...chosen() });
  expect(body.code).toBe('LINK_INVALID');
});

test('an address that could not sign in is refused as a new one', async () => {
  const person = await registerPerson(app);
  const { status, body } = await person.call('POST', '/account/email/change', {
    email: '小明@example.org',
    password: PASSWORD,
  });
  expect([status, body.data?.problem]).toEqual([422, 'email_invalid']);
});

test('a mailbox gets few reset links an hour, and the last of them stays good', async () => {
  const person = await registerPerson(app);
  const { token } = await forgetPassword(person.email);
  await runSql(app.databaseUrl, 'update rate_limits set count = 5 where key = $1', [
    `reset-link:${person.id}`,
  ]);
  const asked = await app.guest().call('POST', '/account/password-reset/request', { email: person.email });
  expect(asked.status).toBe(200);
  // Whoever asks later has their link only when the request before has been seen to.
  await forgetPassword((await registerPerson(app)).email);
  expect(await waitForMails(app, person.email)).toHaveLength(1);
  const reset = await app.guest().call('POST', '/account/password-reset', { token, ...chosen() });
  expect(reset.status).toBe(200);
});

test('many accounts together cannot fill the mailbox of a stranger with confirmations', async () => {
  const email = 'stranger@example.org';
  const statuses = [];
  for (let asked = 0; asked < 6; asked += 1) {
    const person = await registerPerson(app);
    statuses.push((await person.call('POST', '/account/email/change', { email, password: PASSWORD })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
