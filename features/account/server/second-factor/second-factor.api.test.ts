// The second factor over HTTP: setting it up, signing in with it, each code once, and admins held to it.

import { setTimeout as delay } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, withTestApp } from '../../../../app/testing/apps/test-app.ts';
import {
  PASSWORD,
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../../../../app/testing/clients/people.ts';
import { waitForMails } from '../../../../app/testing/mails.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const STEP_MS = 30_000;

/** The code of a secret, so many steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

/** The code before the present one is refused once another step has begun. */
async function untilStepIsYoung(): Promise<void> {
  const left = STEP_MS - (Date.now() % STEP_MS);
  if (left < 5000) await delay(left);
}

async function begin(person: TestPerson): Promise<string> {
  const { body } = await person.call('POST', '/account/second-factor/begin', { password: PASSWORD });
  return body.secret;
}

async function setUp(person: TestPerson) {
  const secret = await begin(person);
  await untilStepIsYoung();
  const { status, body } = await person.call('POST', '/account/second-factor/confirm', {
    code: codeOf(secret, -1),
  });
  expect(status).toBe(200);
  const recoveryCodes: string[] = body.recoveryCodes;
  return { secret, recoveryCodes };
}

const signIn = (person: TestPerson, code?: string, where: TestApp = app) =>
  where.guest().call('POST', '/account/sign-in', {
    identifier: person.email,
    password: PASSWORD,
    ...(code === undefined ? {} : { code }),
  });

test('it counts only once a code of the app was given, and then a password alone signs nobody in', async () => {
  const person = await registerPerson(app);
  const secret = await begin(person);
  expect((await signIn(person)).status, 'before the code').toBe(200);
  const wrong = await person.call('POST', '/account/second-factor/confirm', { code: '000000' });
  expect([wrong.status, wrong.body.code]).toEqual([403, 'CODE_WRONG']);
  await untilStepIsYoung();
  await person.call('POST', '/account/second-factor/confirm', { code: codeOf(secret, -1) });
  const alone = await signIn(person);
  expect([alone.status, alone.body.code, alone.headers.getSetCookie()]).toEqual([401, 'CODE_NEEDED', []]);
  expect((await signIn(person, codeOf(secret))).body).toMatchObject({ hasSecondFactor: true });
  const stranger = await app.guest().call('POST', '/account/sign-in', {
    identifier: person.email,
    password: 'wrong-one',
    code: codeOf(secret, 1),
  });
  expect(stranger.body.code, 'a wrong password tells nothing of the second factor').toBe('SIGN_IN_FAILED');
});

test('setting it up needs the password and ends the other sessions', async () => {
  const person = await registerPerson(app);
  const other = app.guest();
  await other.call('POST', '/account/sign-in', { identifier: person.email, password: PASSWORD });
  const refused = await person.call('POST', '/account/second-factor/begin', { password: 'not it' });
  expect([refused.status, refused.body.code]).toEqual([403, 'PASSWORD_WRONG']);
  await setUp(person);
  expect((await other.call('GET', '/account/session')).body.person).toBeNull();
  expect((await person.call('GET', '/account/session')).body.person).not.toBeNull();
  const again = await person.call('POST', '/account/second-factor/begin', { password: PASSWORD });
  expect(again.body.code).toBe('SECOND_FACTOR_ON');
});

test('each code of the app counts once, also when it is sent twice at one moment', async () => {
  const person = await registerPerson(app);
  const { secret } = await setUp(person);
  const code = codeOf(secret);
  const answers = await Promise.all([signIn(person, code), signIn(person, code), signIn(person, code)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
});

test('a recovery code counts once, in whatever case, and the rest stay good', async () => {
  const person = await registerPerson(app);
  const { recoveryCodes } = await setUp(person);
  expect(new Set(recoveryCodes).size).toBe(10);
  const [first = '', second = ''] = recoveryCodes;
  expect((await signIn(person, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
  expect((await signIn(person, first)).body.code).toBe('CODE_WRONG');
  expect((await signIn(person, second)).status).toBe(200);
  expect((await person.call('GET', '/account/second-factor')).body).toMatchObject({ codesLeft: 8 });
});

test('guessing codes is stopped', async () => {
  const person = await registerPerson(app);
  await setUp(person);
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries += 1) statuses.push((await signIn(person, '000000')).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
});

test('ending it asks for the password and a code', async () => {
  const person = await registerPerson(app);
  const { secret, recoveryCodes } = await setUp(person);
  const end = (password: string, code: string) =>
    person.call('POST', '/account/second-factor/end', { password, code });
  expect((await end('not it', codeOf(secret))).body.code).toBe('PASSWORD_WRONG');
  expect((await end(PASSWORD, '000000')).body.code).toBe('CODE_WRONG');
  expect((await end(PASSWORD, recoveryCodes[3] ?? '')).status).toBe(200);
  expect((await signIn(person)).status).toBe(200);
});

test('no secret and no recovery code lies readable in the database', async () => {
  const person = await registerPerson(app);
  const { secret, recoveryCodes } = await setUp(person);
  const rows = await runSql(
    app.databaseUrl,
    'select row_to_json(s)::text as text from second_factors s union all select row_to_json(r)::text from recovery_codes r',
  );
  const text = rows.map((row) => row.text).join('\n');
  for (const hidden of [secret, ...recoveryCodes]) expect(text).not.toContain(hidden);
});

test('where the settings demand it, an admin without one may do nothing as an admin until it is set up', async () => {
  const own = await withTestApp();
  const admin = await registerAdmin(own);
  await runSql(
    own.databaseUrl,
    `insert into settings_versions (id, area, number, values, effective_from, note, created_by)
     values (gen_random_uuid(), 'account', 1, '{"adminSecondFactor": 1}', now(), 'test', $1)`,
    [admin.id],
  );
  const refused = await admin.call('GET', '/admin/users');
  expect([refused.status, refused.body.code]).toEqual([403, 'SECOND_FACTOR_NEEDED']);
  expect((await admin.call('GET', '/account/session')).body.person.needsSecondFactor).toBe(true);
  await setUp(admin);
  expect((await admin.call('GET', '/admin/users')).status).toBe(200);
  expect((await admin.call('GET', '/account/session')).body.person.needsSecondFactor).toBe(false);
});

test('an admin turns it off for who has lost phone and codes: with reason, audit and mail, never for themselves', async () => {
  const [admin, person] = [await registerAdmin(app), await registerPerson(app)];
  await setUp(person);
  const end = (id: string, reason = 'showed their passport in a call') =>
    admin.call('POST', `/admin/users/${id}/second-factor/end`, { reason });
  expect((await end(person.id, '')).status).toBe(400);
  expect((await person.call('POST', `/admin/users/${person.id}/second-factor/end`, {})).status).toBe(403);
  expect((await end(person.id)).status).toBe(200);
  // Again does nothing more.
  expect((await end(person.id)).status).toBe(200);
  expect((await person.call('GET', '/account/session')).body.person, 'signed out').toBeNull();
  expect((await signIn(person)).status, 'by password alone').toBe(200);
  const entries = 'select action, reason from audit_entries where subject_id = $1';
  expect(await runSql(app.databaseUrl, entries, [person.id])).toEqual([
    { action: 'second_factor_ended', reason: 'showed their passport in a call' },
  ]);
  const mails = await waitForMails(app, person.email);
  expect(mails.filter(({ body }) => body.includes('showed their passport in a call'))).toHaveLength(1);
  expect((await end(admin.id)).body.code).toBe('OWN_ACCOUNT');
});
