// What admins do to accounts over HTTP, that it acts at once, and that nobody else may.

import { randomUUID } from 'node:crypto';
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
let admin: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  admin = await registerAdmin(app);
});
afterAll(() => app.stop());

type Entry = { readonly action: string; readonly actorId: string | null };
const SOMEBODY = '0197e5a0-0000-7000-8000-000000000000';

test('a role holds from a new sign-in on: sessions that began with another one end', async () => {
  const person = await registerPerson(app);
  const signIn = () =>
    person.call('POST', '/account/sign-in', { identifier: person.email, password: PASSWORD });
  expect((await person.call('GET', '/admin/users')).status).toBe(403);
  const { body } = await admin.call('PUT', `/admin/users/${person.id}/role`, { role: 'admin' });
  expect(body.role).toBe('admin');
  expect((await person.call('GET', '/admin/users')).status).toBe(401);
  await signIn();
  expect((await person.call('GET', '/admin/users')).status).toBe(200);
  await admin.call('PUT', `/admin/users/${person.id}/role`, { role: 'student' });
  expect((await person.call('GET', '/admin/users')).status).toBe(401);
  await signIn();
  expect((await person.call('GET', '/admin/users')).status).toBe(403);
});

test('an admin’s session ends after twelve hours, another’s after ninety days, however much it is used', async () => {
  const [student, boss] = [await registerPerson(app), await registerAdmin(app)];
  const age = (person: TestPerson, by: string) =>
    runSql(
      app.databaseUrl,
      "update sessions set created_at = now() - $2::interval, expires_at = now() + interval '30 days' where user_id = $1",
      [person.id, by],
    );
  const isIn = async (person: TestPerson) =>
    (await person.call('GET', '/account/session')).body.person !== null;
  await age(boss, '11 hours 59 minutes');
  await age(student, '89 days 23 hours');
  expect([await isIn(boss), await isIn(student)]).toEqual([true, true]);
  await age(boss, '12 hours 1 minute');
  await age(student, '90 days 1 hour');
  expect([await isIn(boss), await isIn(student)]).toEqual([false, false]);
});

test('a ban needs a reason', async () => {
  const person = await registerPerson(app);
  for (const reason of ['', '   ', 'x', undefined]) {
    const answer = await admin.call('PUT', `/admin/users/${person.id}/ban`, { reason });
    expect(answer.status, String(reason)).toBe(400);
  }
  const { body } = await admin.call('PUT', `/admin/users/${person.id}/ban`, { reason: ' sends adverts ' });
  expect(body).toMatchObject({ banReason: 'sends adverts' });
});

test('a ban acts at once, is told only to who knows the password, and can be lifted', async () => {
  const person = await registerPerson(app);
  await admin.call('PUT', `/admin/users/${person.id}/ban`, { reason: 'spam' });
  expect((await person.call('GET', '/account/session')).body.person).toBeNull();
  const stranger = await app
    .guest()
    .call('POST', '/account/sign-in', { identifier: person.email, password: 'not it' });
  expect(stranger.body.code).toBe('SIGN_IN_FAILED');
  const banned = app.guest();
  const answer = await banned.call('POST', '/account/sign-in', {
    identifier: person.email,
    password: PASSWORD,
  });
  expect([answer.status, answer.body.code]).toEqual([403, 'ACCOUNT_BANNED']);
  expect((await banned.call('GET', '/account/session')).body.person).toBeNull();
  const sessions = await runSql(app.databaseUrl, 'select id from sessions where user_id = $1', [person.id]);
  expect(sessions, 'a refused sign-in is no device').toEqual([]);
  await admin.call('PUT', `/admin/users/${person.id}/ban`, { reason: null });
  expect(
    (await banned.call('GET', '/account/session')).body.person,
    'an old session must stay dead',
  ).toBeNull();
  const back = await banned.call('POST', '/account/sign-in', {
    identifier: person.email,
    password: PASSWORD,
  });
  expect(back.status).toBe(200);
  const [unlocked, locked] = await waitForMails(app, person.email, 2);
  expect(unlocked?.body).toContain('/auth/login');
  // No address is set: nobody is promised one.
  expect(locked?.body).not.toContain('/help/contact');
  expect(locked?.body).toContain('“spam”');
});

test('a lock is told with its reason, its end and where to write to; what is for admins alone is not', async () => {
  const person = await registerPerson(app);
  const { body: areas } = await admin.call('GET', '/admin/settings/areas');
  const { latestNumber } = areas.find(({ area }: { area: string }) => area === 'site');
  await admin.call('POST', '/admin/settings/areas/site/versions', {
    id: randomUUID(),
    values: { courseBookingUrl: '', contactMail: 'help@yulu.example' },
    expectedNumber: latestNumber,
    effectiveFrom: null,
    note: '',
  });
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const lock = { reason: '两次催促后仍在群里发广告', cause: 'content', internal: 'see ticket 12', until };
  const past = await admin.call('PUT', `/admin/users/${person.id}/ban`, {
    ...lock,
    until: '2026-01-01T00:00:00.000Z',
  });
  expect([past.status, past.body.code]).toEqual([422, 'UNTIL_PAST']);
  const { body } = await admin.call('PUT', `/admin/users/${person.id}/ban`, lock);
  expect(body).toMatchObject({ banCause: 'content', banNote: 'see ticket 12', bannedUntil: until });
  const signIn = () =>
    app.guest().call('POST', '/account/sign-in', { identifier: person.email, password: PASSWORD });
  const told = (await signIn()).body;
  expect(told.data).toEqual({
    cause: 'content',
    reason: lock.reason,
    since: body.bannedAt,
    until,
    contact: 'help@yulu.example',
    writtenAt: null,
    answerToken: expect.any(String),
  });
  const [mail] = await waitForMails(app, person.email, 1);
  for (const said of [lock.reason, 'help@yulu.example', '/help/contact', '广告或违法内容', 'UTC'])
    expect(mail?.body).toContain(said);
  expect(mail?.body).not.toContain('ticket 12');
  expect(JSON.stringify(told)).not.toContain('ticket 12');
  // Its end comes: nobody has to wait for a job, and the audit names the clock.
  await runSql(app.databaseUrl, "update users set banned_until = now() - interval '1 second' where id = $1", [
    person.id,
  ]);
  expect((await signIn()).status).toBe(200);
  const { entries } = (await admin.call('GET', `/admin/audit?subjectId=${person.id}`)).body;
  expect(entries.map(({ action, actorId }: Entry) => [action, actorId])).toEqual([
    ['account_unlocked', null],
    ['account_locked', admin.id],
  ]);
});

test('admins cannot demote or lock themselves', async () => {
  const role = await admin.call('PUT', `/admin/users/${admin.id}/role`, { role: 'student' });
  const ban = await admin.call('PUT', `/admin/users/${admin.id}/ban`, { reason: 'spam' });
  expect([role.body.code, ban.body.code]).toEqual(['OWN_ACCOUNT', 'OWN_ACCOUNT']);
});

test.each([
  ['GET', '/admin/users', undefined],
  ['PUT', `/admin/users/${SOMEBODY}/role`, { role: 'admin' }],
  ['PUT', `/admin/users/${SOMEBODY}/ban`, { reason: 'spam' }],
  ['GET', '/admin/mails', undefined],
])(
  '%s %s: a guest must sign in, a student may not, for an admin nothing is there',
  async (method, path, body) => {
    const student = await registerPerson(app);
    expect((await app.guest().call(method, path, body)).status).toBe(401);
    expect((await student.call(method, path, body)).status).toBe(403);
    expect([200, 404]).toContain((await admin.call(method, path, body)).status);
  },
);

test('the list of people is paged by key, newest first, without gaps or doubles', async () => {
  const own = await withTestApp();
  const boss = await registerAdmin(own);
  await runSql(
    own.databaseUrl,
    `insert into users (id, name, username, username_key, email, role, created_at, updated_at)
     select gen_random_uuid(), 'p' || n, 'p' || n, 'p' || n, 'p' || n || '@example.org', 'student',
            now() - interval '1 day' - (n / 3) * interval '1 minute', now()
     from generate_series(1, 120) as n`,
  );
  const seen: string[] = [];
  let cursor = '';
  do {
    const { body } = await boss.call(
      'GET',
      `/admin/users${cursor && `?cursor=${encodeURIComponent(cursor)}`}`,
    );
    seen.push(...body.people.map(({ id }: { id: string }) => id));
    cursor = body.nextCursor ?? '';
  } while (cursor !== '');
  expect(seen).toHaveLength(121);
  expect(new Set(seen).size).toBe(121);
  const found = await boss.call('GET', '/admin/users?search=P11');
  expect(found.body.people.map(({ username }: { username: string }) => username).toSorted()).toEqual([
    'p11',
    'p110',
    'p111',
    'p112',
    'p113',
    'p114',
    'p115',
    'p116',
    'p117',
    'p118',
    'p119',
  ]);
  const wild = await boss.call('GET', '/admin/users?search=%25');
  expect(wild.body.people).toEqual([]);
});

test('the first admin is made by the one-time address, once', async () => {
  const own = await withTestApp();
  const path = await own.firstAdminPath();
  const token = new URLSearchParams(path?.split('?')[1]).get('setup') ?? '';
  const form = { token, username: 'boss', email: 'boss@example.org', password: PASSWORD, repeated: PASSWORD };
  const weak = await own
    .guest()
    .call('POST', '/account/first-admin', { ...form, password: '123456', repeated: '123456' });
  expect(weak.body.code).toBe('FIELDS_INVALID');
  const browser = own.guest();
  const made = await browser.call('POST', '/account/first-admin', form);
  expect(made.body).toMatchObject({ username: 'boss', role: 'admin' });
  expect((await browser.call('GET', '/admin/users')).status).toBe(200);
  const again = await own
    .guest()
    .call('POST', '/account/first-admin', { ...form, username: 'boss2', email: 'b2@example.org' });
  expect([again.status, again.body.code]).toEqual([410, 'LINK_INVALID']);
  expect(await own.firstAdminPath()).toBeUndefined();
});

test('a mail in the outbox is readable for an admin while no mail server is configured', async () => {
  const person = await registerPerson(app);
  await app.guest().call('POST', '/account/password-reset/request', { email: person.email });
  await expect
    .poll(async () => (await admin.call('GET', '/admin/mails')).body, { timeout: 10_000 })
    .toMatchObject({
      isSending: false,
      mails: expect.arrayContaining([expect.objectContaining({ to: person.email, sentAt: null })]),
    });
});
