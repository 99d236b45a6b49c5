// What an admin sees of a person and does for them, how people are found, and that nobody's change is lost.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../app/testing/apps/test-app.ts';
import {
  registerAdmin,
  registerPerson,
  runSql,
  signInAgain,
  type TestPerson,
} from '../../../../app/testing/clients/people.ts';
import { waitForMails } from '../../../../app/testing/mails.ts';

let app: TestApp;
let admin: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  admin = await registerAdmin(app);
  other = await registerAdmin(app);
});
afterAll(() => app.stop());

const SOMEBODY = '0197e5a0-0000-7000-8000-000000000000';

const rename = (person: TestPerson, name: string) =>
  runSql(app.databaseUrl, 'update users set name = $1 where id = $2', [name, person.id]);

async function find(query: string): Promise<string[]> {
  const { status, body } = await admin.call('GET', `/admin/users?${query}`);
  expect(status).toBe(200);
  return body.people.map(({ id }: { id: string }) => id);
}

test('people are found by what stands inside their names and addresses, in any script and case', async () => {
  const person = await registerPerson(app);
  await rename(person, '王小梅 Ångström');
  for (const search of [
    '小梅',
    'ÅNGST',
    'gström',
    person.email.slice(3, 14),
    person.username.slice(1),
    person.id,
  ])
    expect(await find(`search=${encodeURIComponent(search)}`), search).toContain(person.id);
  for (const search of ['梅小', '小 梅', '%', '_', "'"])
    expect(await find(`search=${encodeURIComponent(search)}`), search).not.toContain(person.id);
});

test('a search does not reach from the name into the address', async () => {
  const person = await registerPerson(app);
  await rename(person, 'zzqx');
  expect(await find(`search=zzqx${person.username.slice(0, 1)}`)).not.toContain(person.id);
});

test('people are filtered by role, lock and membership', async () => {
  const [locked, vip] = [await registerPerson(app), await registerPerson(app)];
  await admin.call('PUT', `/admin/users/${locked.id}/ban`, { reason: 'spam' });
  const grantId = crypto.randomUUID();
  const gift = { grantId, unit: 'days', count: 3, reason: 'a test' };
  expect((await admin.call('POST', `/admin/users/${vip.id}/vip`, gift)).status).toBe(200);
  expect(await find('state=banned')).toEqual([locked.id]);
  expect(await find('membership=vip')).toEqual([vip.id]);
  expect(await find('role=admin')).toEqual(expect.arrayContaining([admin.id, other.id]));
  const free = await find('membership=free&state=active');
  expect(free).toContain(admin.id);
  expect(free).not.toContain(vip.id);
  expect(free).not.toContain(locked.id);
});

test('VIP that a refund has taken back whole counts as free', async () => {
  const person = await registerPerson(app);
  const gift = { grantId: crypto.randomUUID(), unit: 'days', count: 3, reason: 'a test' };
  await admin.call('POST', `/admin/users/${person.id}/vip`, gift);
  await runSql(
    app.databaseUrl,
    `insert into membership_take_backs (id, user_id, grant_id, amount_fen, is_whole)
     select gen_random_uuid(), user_id, id, 0, true from membership_grants where user_id = $1`,
    [person.id],
  );
  expect(await find('membership=vip')).not.toContain(person.id);
  expect(await find('membership=free')).toContain(person.id);
});

test('the page of a person tells their sessions and what happened to the account', async () => {
  const person = await registerPerson(app);
  await admin.call('PUT', `/admin/users/${person.id}/role`, { role: 'teacher', from: 'student' });
  await signInAgain(person);
  const { body } = await admin.call('GET', `/admin/users/${person.id}`);
  expect(body).toMatchObject({ id: person.id, role: 'teacher', vipUntil: null, hasSecondFactor: false });
  expect(body.sessions).toHaveLength(1);
  expect(body.events[0]).toMatchObject({ kind: 'role_changed', actorId: admin.id });
  expect(JSON.stringify(body)).not.toMatch(/token|password_hash/);
});

test('two admins at once: whoever decides on what is no longer so is told, and nothing is done', async () => {
  const person = await registerPerson(app);
  const role = (by: TestPerson, wanted: string) =>
    by.call('PUT', `/admin/users/${person.id}/role`, { role: wanted, from: 'student' });
  expect((await role(admin, 'teacher')).status).toBe(200);
  expect((await role(other, 'distributor')).body).toMatchObject({
    code: 'PERSON_CHANGED',
    data: { isOwn: false },
  });
  // In another window of one's own.
  expect((await role(admin, 'distributor')).body).toMatchObject({
    code: 'PERSON_CHANGED',
    data: { isOwn: true },
  });
  expect((await role(other, 'teacher')).status, 'what both want is no conflict').toBe(200);

  const ban = (by: TestPerson, change: Record<string, unknown>) =>
    by.call('PUT', `/admin/users/${person.id}/ban`, change);
  const { bannedAt } = (await ban(admin, { reason: 'adverts' })).body;
  expect((await ban(other, { reason: 'insults' })).body.code).toBe('PERSON_CHANGED');
  expect((await ban(admin, { reason: 'adverts' })).body.bannedAt, 'a lost answer').toBe(bannedAt);
  const stale = { reason: null, bannedAt: '2026-01-01T00:00:00.000Z' };
  expect((await ban(other, stale)).body.code).toBe('PERSON_CHANGED');
  expect((await ban(other, { reason: null, bannedAt })).body.bannedAt).toBeNull();
  const entries = await runSql(
    app.databaseUrl,
    'select action from audit_entries where subject_id = $1 order by created_at, id',
    [person.id],
  );
  expect(entries.map(({ action }) => action)).toEqual(['role_changed', 'account_locked', 'account_unlocked']);
});

test('an admin signs a person out everywhere, which is recorded once', async () => {
  const person = await registerPerson(app);
  const end = () => admin.call('POST', `/admin/users/${person.id}/sessions/end`);
  expect((await end()).body).toEqual({ ended: 1 });
  expect((await person.call('GET', '/account/session')).body.person).toBeNull();
  expect((await end()).body).toEqual({ ended: 0 });
  const entries = await runSql(app.databaseUrl, 'select action from audit_entries where subject_id = $1', [
    person.id,
  ]);
  expect(entries).toEqual([{ action: 'sessions_ended' }]);
  expect((await admin.call('POST', `/admin/users/${admin.id}/sessions/end`)).body.code).toBe('OWN_ACCOUNT');
});

test('a reset link is sent to the person, five times an hour and no more', async () => {
  const person = await registerPerson(app);
  const send = () => admin.call('POST', `/admin/users/${person.id}/reset-link`);
  expect((await send()).status).toBe(200);
  const [mail] = await waitForMails(app, person.email);
  expect(mail?.body).toContain('/auth/reset-password?token=');
  for (let times = 2; times <= 5; times += 1) expect((await send()).status).toBe(200);
  expect((await send()).body.code).toBe('LINKS_SPENT');
});

test.each([
  ['GET', `/admin/users/${SOMEBODY}`],
  ['POST', `/admin/users/${SOMEBODY}/sessions/end`],
  ['POST', `/admin/users/${SOMEBODY}/reset-link`],
  ['GET', `/admin/users/${SOMEBODY}/parts`],
])('%s %s: a guest must sign in, a student may not, and nobody is not found', async (method, path) => {
  const student = await registerPerson(app);
  expect((await app.guest().call(method, path)).status).toBe(401);
  expect((await student.call(method, path)).status).toBe(403);
  expect((await admin.call(method, path)).status).toBe(404);
});
