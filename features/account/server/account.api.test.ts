// The account over HTTP: registering, signing in and out, sessions, and who may not.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../app/testing/apps/test-app.ts';
import { PASSWORD, registerAdmin, registerPerson, runSql } from '../../../app/testing/clients/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ isHashingSlow: true });
});
afterAll(() => app.stop());

const form = (username: string, changes: object = {}) => ({
  username,
  email: `${username}@example.org`,
  password: PASSWORD,
  repeated: PASSWORD,
  ...changes,
});

test('a person registers, is signed in by a cookie that scripts cannot read, and starts as a student', async () => {
  const browser = app.guest();
  const { status, body, headers } = await browser.call('POST', '/account/register', form('meihua'));
  expect(status).toBe(200);
  expect(body).toMatchObject({ username: 'meihua', email: 'meihua@example.org', role: 'student' });
  expect(body).not.toHaveProperty('password');
  expect(headers.getSetCookie().join()).toMatch(/yulu\.session_token=.*HttpOnly.*SameSite=Lax/i);
  const session = await browser.call('GET', '/account/session');
  expect(session.body.person).toMatchObject({ username: 'meihua' });
});

test.each([
  ['fields_missing', { email: ' ' }],
  ['email_invalid', { email: 'not an address' }],
  ['username_invalid', { username: 'a/b' }],
  ['passwords_differ', { repeated: 'something else' }],
  ['password_too_short', { password: 'zao5!', repeated: 'zao5!' }],
  ['email_invalid', { email: 'josé@example.org' }],
  ['email_invalid', { email: 'nobody@example,org' }],
  ['username_invalid', { username: 'lucаs' }],
  ['username_reserved', { username: 'admin' }],
  ['username_reserved', { username: 'ＡＤＭＩＮ_1' }],
  ['password_too_common', { password: 'password', repeated: 'password' }],
  ['password_too_common', { password: 'Jordan23', repeated: 'Jordan23' }],
])('registration names what is wrong: %s', async (problem, changes) => {
  const answer = await app.guest().call('POST', '/account/register', form('nobody', changes));
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ code: 'FIELDS_INVALID', data: { problem } });
});

test('a role, a membership or a ban cannot be sent along with a registration', async () => {
  const browser = app.guest();
  const extra = { role: 'admin', bannedAt: null, id: '00000000-0000-7000-8000-000000000000' };
  const { body } = await browser.call('POST', '/account/register', form('sneaky', extra));
  expect(body.role).toBe('student');
  expect(body.id).not.toBe(extra.id);
});

test('an address and a name belong to one person, in whatever case', async () => {
  await app.guest().call('POST', '/account/register', form('Dawei'));
  const email = await app
    .guest()
    .call('POST', '/account/register', form('other', { email: 'DAWEI@example.org' }));
  expect(email.body.code).toBe('EMAIL_TAKEN');
  const name = await app.guest().call('POST', '/account/register', form('dAWEI', { email: 'o@example.org' }));
  expect(name.body.code).toBe('USERNAME_TAKEN');
});

test('the same form sent again, because the first answer was lost, signs its owner in; with another password it does not', async () => {
  const first = await app.guest().call('POST', '/account/register', form('again'));
  const browser = app.guest();
  const second = await browser.call('POST', '/account/register', form('again'));
  expect([second.status, second.body.id]).toEqual([200, first.body.id]);
  expect((await browser.call('GET', '/account/session')).body.person.username).toBe('again');
  const other = { password: 'another-one-8', repeated: 'another-one-8' };
  const stranger = await app.guest().call('POST', '/account/register', form('again', other));
  expect([stranger.status, stranger.body.code]).toEqual([409, 'EMAIL_TAKEN']);
});

test('two registrations with one name at the same moment make one person', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      app.guest().call('POST', '/account/register', form('racer', { email: `racer${index}@example.org` })),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
});

test('a person signs in by username or mail address, and out', async () => {
  const person = await registerPerson(app);
  for (const identifier of [
    person.username,
    person.email,
    person.email.toUpperCase(),
    ` ${person.username} `,
  ]) {
    const browser = app.guest();
    const { status } = await browser.call('POST', '/account/sign-in', { identifier, password: PASSWORD });
    expect(status, identifier).toBe(200);
    await browser.call('POST', '/account/sign-out');
    expect((await browser.call('GET', '/account/session')).body).toEqual({ person: null });
    expect(browser.cookies()).not.toContain('session_token');
  }
});

test('a signed-out session is dead even when its cookie was kept', async () => {
  const person = await registerPerson(app);
  const cookie = person.cookies();
  await person.call('POST', '/account/sign-out');
  const { body } = await app.guest().call('GET', '/account/session', undefined, { cookie });
  expect(body.person).toBeNull();
});

test('a forged or bent cookie is nobody', async () => {
  const person = await registerPerson(app);
  const [name, value = ''] = person.cookies().split(/=(.*)/);
  const bent = value.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'));
  for (const cookie of [`${name}=${bent}`, `${name}=abc.def`, `${name}=%E0%A4%A`, `${name}=`]) {
    const { status, body } = await app.guest().call('GET', '/account/session', undefined, { cookie });
    expect([status, body.person]).toEqual([200, null]);
  }
});

test('an unknown person and a wrong password are answered alike', async () => {
  const person = await registerPerson(app);
  const wrong = await app
    .guest()
    .call('POST', '/account/sign-in', { identifier: person.email, password: 'wrong-one' });
  const unknown = await app
    .guest()
    .call('POST', '/account/sign-in', { identifier: 'no-one@example.org', password: 'wrong-one' });
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual(unknown.body);
  expect(wrong.body.code).toBe('SIGN_IN_FAILED');
});

test('guessing at one account is stopped where it comes from, and its owner still gets in from elsewhere', async () => {
  const person = await registerPerson(app);
  const thief = app.guest();
  const statuses: number[] = [];
  for (let tries = 0; tries < 22; tries += 1) {
    const answer = await thief.call('POST', '/account/sign-in', {
      identifier: person.email,
      password: 'wrong-one',
    });
    statuses.push(answer.status);
    if (answer.status === 429) expect(answer.body.data.retryAfterSeconds).toBeGreaterThan(0);
  }
  expect(statuses).toEqual([...Array(20).fill(401), 429, 429]);
  const owner = await app
    .guest()
    .call('POST', '/account/sign-in', { identifier: person.email, password: PASSWORD });
  expect(owner.status).toBe(200);
});

test('guessing at one account from many networks is stopped too', async () => {
  const person = await registerPerson(app);
  await runSql(
    app.databaseUrl,
    "update rate_limits set count = 200 where key like 'sign-in:%' and key not like '%address%'",
  );
  const signIn = () =>
    app.guest().call('POST', '/account/sign-in', { identifier: person.email, password: PASSWORD });
  expect((await signIn()).status).toBe(200);
  await runSql(
    app.databaseUrl,
    "update rate_limits set count = 200 where key like 'sign-in:%' and key not like '%address%'",
  );
  expect((await signIn()).status).toBe(429);
});

test('a person sees their sessions, ends one, and ends all others', async () => {
  const person = await registerPerson(app);
  const devices = [app.guest(), app.guest(), app.guest()];
  for (const device of devices) {
    await device.call('POST', '/account/sign-in', { identifier: person.email, password: PASSWORD });
  }
  const { body: sessions } = await person.call('GET', '/account/sessions');
  expect(sessions).toHaveLength(4);
  expect(sessions.filter((session: { isCurrent: boolean }) => session.isCurrent)).toHaveLength(1);
  const [first] =
    (await devices[0]?.call('GET', '/account/sessions'))?.body.filter(
      (session: { isCurrent: boolean }) => session.isCurrent,
    ) ?? [];
  await person.call('DELETE', `/account/sessions/${first.id}`);
  expect((await devices[0]?.call('GET', '/account/session'))?.body.person).toBeNull();
  expect((await person.call('POST', '/account/sessions/revoke-others')).body).toEqual({ ended: 2 });
  expect((await devices[2]?.call('GET', '/account/session'))?.body.person).toBeNull();
  expect((await person.call('GET', '/account/session')).body.person).not.toBeNull();
});

test("somebody else's session cannot be ended, and looks as if it were not there", async () => {
  const [owner, other] = [await registerPerson(app), await registerPerson(app)];
  const [session] = (await owner.call('GET', '/account/sessions')).body;
  const answer = await other.call('DELETE', `/account/sessions/${session.id}`);
  expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  expect((await owner.call('GET', '/account/session')).body.person).not.toBeNull();
});

test.each([
  ['GET', '/account/sessions'],
  ['DELETE', '/account/sessions/0197e5a0-0000-7000-8000-000000000000'],
  ['POST', '/account/sessions/revoke-others'],
  ['PUT', '/account/password'],
  ['POST', '/account/email/change'],
])('a guest is told to sign in first: %s %s', async (method, path) => {
  const { status, body } = await app.guest().call(method, path, method === 'GET' ? undefined : {});
  expect([status, body.code]).toEqual([401, 'UNAUTHORIZED']);
});

test('a phone number is one’s own to give, is cleaned, refused where it is none, and read by admins', async () => {
  const person = await registerPerson(app);
  expect((await app.guest().call('GET', '/account/phone')).status).toBe(401);
  expect((await person.call('GET', '/account/phone')).body).toEqual({ phone: null });
  const typed = { phone: '  +55  11 91234-5678 ' };
  expect((await person.call('PUT', '/account/phone', typed)).body).toEqual({ phone: '+55 11 91234-5678' });
  expect(await person.call('PUT', '/account/phone', { phone: 'call me' })).toMatchObject({
    status: 422,
    body: { code: 'PHONE_INVALID' },
  });
  const admin = await registerAdmin(app);
  expect((await admin.call('GET', `/admin/users/${person.id}`)).body.phone).toBe('+55 11 91234-5678');
  expect((await person.call('PUT', '/account/phone', { phone: null })).body).toEqual({ phone: null });
});
