// What moves money or rights asks for the password again: per session, for a while, and not from a thief's guesses.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import { PASSWORD, registerPerson, runSql, type TestPerson } from '../../../../app/testing/clients/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const sql = (statement: string, values: unknown[] = []) => runSql(app.databaseUrl, statement, values);
const confirm = (who: Pick<TestPerson, 'call'>, password = PASSWORD) =>
  who.call('POST', '/account/reauthenticate', { password });

async function freshAdmin(): Promise<TestPerson> {
  const person = await registerPerson(app);
  await sql(`update users set role = 'admin' where id = $1`, [person.id]);
  return person;
}

const promote = (admin: Pick<TestPerson, 'call'>, id: string) =>
  admin.call('PUT', `/admin/users/${id}/role`, { role: 'teacher' });

test('a role is not changed by a session alone, and nothing was done', async () => {
  const admin = await freshAdmin();
  const { id } = await registerPerson(app);
  const refused = await promote(admin, id);
  expect([refused.status, refused.body.code]).toEqual([403, 'REAUTHENTICATION_NEEDED']);
  expect(await sql('select role from users where id = $1', [id])).toEqual([{ role: 'student' }]);
  expect((await confirm(admin)).body).toEqual({ validSeconds: 600 });
  expect((await promote(admin, id)).body.role).toBe('teacher');
});

test('it holds for ten minutes, and for this session alone', async () => {
  const admin = await freshAdmin();
  const { id } = await registerPerson(app);
  const elsewhere = app.guest();
  await elsewhere.call('POST', '/account/sign-in', { identifier: admin.email, password: PASSWORD });
  await confirm(admin);
  expect((await promote(elsewhere, id)).body.code).toBe('REAUTHENTICATION_NEEDED');
  await sql(
    `update sessions set reauthenticated_at = reauthenticated_at - interval '10 minutes' where user_id = $1`,
    [admin.id],
  );
  expect((await promote(admin, id)).body.code).toBe('REAUTHENTICATION_NEEDED');
});

test('a wrong password opens nothing, and cannot be guessed on and on', async () => {
  const admin = await freshAdmin();
  expect((await confirm(admin, 'wrong')).body.code).toBe('PASSWORD_WRONG');
  expect((await promote(admin, admin.id)).body.code).toBe('REAUTHENTICATION_NEEDED');
  for (let attempt = 0; attempt < 19; attempt += 1) await confirm(admin, 'wrong');
  expect((await confirm(admin)).status).toBe(429);
});

test('who may not make a call is told that, and not asked for a password; a guest has none', async () => {
  const student = await registerPerson(app);
  expect((await promote(student, student.id)).body.code).toBe('FORBIDDEN');
  expect((await confirm(app.guest())).status).toBe(401);
});

test('wherever the password is asked for again, all wrong ones of a person count together', async () => {
  const person = await registerPerson(app);
  for (let attempt = 0; attempt < 16; attempt += 1) await confirm(person, 'wrong');
  const [email, password] = ['new@example.org', 'wrong'];
  const change = { current: password, password: `${PASSWORD}2`, repeated: `${PASSWORD}2` };
  const tries = [
    await person.call('POST', '/account/email/change', { email, password }),
    await person.call('PUT', '/account/password', change),
    await person.call('POST', '/account/second-factor/begin', { password }),
    await person.call('POST', '/account/email/change', { email, password }),
  ];
  expect(tries.map(({ body }) => body.code)).toEqual(tries.map(() => 'PASSWORD_WRONG'));
  const late = [
    await confirm(person),
    await person.call('POST', '/account/email/change', { email, password: PASSWORD }),
    await person.call('PUT', '/account/password', { ...change, current: PASSWORD }),
    await person.call('POST', '/account/second-factor/begin', { password: PASSWORD }),
  ];
  expect(late.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
});
