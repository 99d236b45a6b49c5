// An admin sees somebody's pages: only what is declared for that answers, it writes nothing, and it shows nothing confided.

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listProcedures } from '../../kit/server/http/api/list-procedures.ts';
import { contract } from '../contract.ts';
import { startDemoApp } from '../testing/apps/start-demo-app.ts';
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts';
import {
  PASSWORD,
  reauthenticate,
  registerAdmin,
  registerPerson,
  runSql,
  type TestPerson,
} from '../testing/clients/people.ts';

const SOMETHING = '0197e5a0-0000-7000-8000-000000000000';
const REASON = 'You asked why your membership ended.';

const calls = listProcedures(contract).flatMap(({ name, procedure }) => {
  const { meta, route } = procedure['~orpc'];
  return route.path === undefined ? [] : [{ name, meta, method: route.method ?? 'POST', path: route.path }];
});
const declared = calls.filter(({ meta }) => meta.seeAs === 'read');

let app: TestApp;
let admin: TestPerson;
let second: TestApp;
/** Of the demo, by username. */
const people = new Map<string, string>();
beforeAll(async () => {
  app = await startDemoApp();
  second = await startTestApp({ databaseUrl: app.databaseUrl, dataFolder: app.dataFolder });
  for (const { id, username } of await sql('select id, username from users')) people.set(username, id);
  admin = await registerAdmin(app);
}, 240_000);
afterAll(async () => {
  await second.stop();
  await app.stop();
});

const sql = (statement: string, values: unknown[] = []) => runSql(app.databaseUrl, statement, values);
const idOf = (username: string) => people.get(username) ?? '';
const see = (by: TestPerson, id: string) =>
  by.call('POST', `/admin/users/${id}/viewings`, { viewingId: randomUUID(), reason: REASON });
// Whatever a test comes to, the next begins as the admin.
afterEach(() => leave(admin));
const leave = (by: TestPerson) => by.call('POST', '/account/viewing/end', {});
const whoIs = async (client: TestPerson) => (await client.call('GET', '/account/session')).body.person;

/** Each row's version in each table, and who locks it; counters of calls are the guard's and of the admin. */
async function versions() {
  const tables = await sql(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limits'`,
  );
  const each = tables.map(
    ({ name }) => `select '${name}' as name, count(*) as rows,
      coalesce(sum(hashtextextended(concat_ws(' ', ctid, xmin, xmax), 0)), 0)::text as state from "${name}"`,
  );
  return sql(`${each.join(' union all ')} order by name`);
}

/** What the calls with parameters are made with. */
async function pathOf(path: string, userId: string): Promise<string> {
  if (path === '/payments/{id}') {
    const [payment] = await sql('select id from payments where payer_id = $1 limit 1', [userId]);
    return `/payments/${payment?.id ?? SOMETHING}`;
  }
  if (path === '/lessons/{id}/progress') return '/lessons/greetings/progress';
  if (path === '/report') return '/report?period=week';
  if (path === '/distribution/earnings/chart') return `${path}?unit=day&zone=Europe/Lisbon`;
  return path;
}

test('what is not declared is refused, whoever may call it, and nothing is done', async () => {
  await see(admin, idOf('lucas'));
  const before = await versions();
  const answers: string[] = [];
  const others = calls.filter(({ meta }) => meta.seeAs === undefined);
  expect(others.length).toBeGreaterThan(280);
  for (const { name, method, path } of others) {
    const body = method === 'GET' ? undefined : {};
    const answer = await admin.call(method, path.replaceAll(/\{[^}]+\}/g, SOMETHING), body);
    if (answer.body?.code !== 'VIEWING_ONLY') answers.push(`${name}: ${answer.status} ${answer.body?.code}`);
  }
  const piece = await admin.call('PATCH', `/files/uploads/${SOMETHING}`, {});
  expect(answers).toEqual([]);
  expect(piece.body.code).toBe('VIEWING_ONLY');
  expect(await versions()).toEqual(before);
  await leave(admin);
});

test('what changes something, uses study time or is for admins cannot be declared as seen', () => {
  const wrong = declared.filter(
    ({ method, meta }) => method !== 'GET' || meta.metered || meta.confirm || String(meta.access) === 'admin',
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
  expect(calls.filter(({ meta }) => meta.seeAs === 'leave').map(({ name }) => name)).toEqual([
    'account.signOut',
    'account.endViewing',
  ]);
});

test.each(['lucas', 'grace', 'marta'])(
  'what is declared answers of %s, writes nothing, and tells nothing confided',
  async (name) => {
    const userId = idOf(name);
    await see(admin, userId);
    const [before, secrets] = [await versions(), await confided(userId)];
    const told: string[] = [];
    for (const { name: call, method, path } of declared) {
      const { status, body } = await admin.call(method, await pathOf(path, userId));
      const isOthers = status === 403 && body.code === 'FORBIDDEN';
      const isAbsent = status === 404 && call === 'payments.read';
      if (status !== 200 && !isOthers && !isAbsent) told.push(`${call}: ${status} ${body?.code}`);
      const answer = JSON.stringify(body);
      for (const secret of secrets) if (answer.includes(secret)) told.push(`${call} tells “${secret}”`);
    }
    expect(told).toEqual([]);
    expect(await versions()).toEqual(before);
    await leave(admin);
  },
);

/** What people said and wrote, as it stands in the database. */
async function confided(userId: string): Promise<string[]> {
  const rows = await sql(
    `select m.text from messages m join talks t on t.id = m.talk_id where t.user_id = $1
     union select o.text from order_messages o`,
    [userId],
  );
  return rows.map(({ text }) => JSON.stringify(text).slice(1, -1)).filter((text) => text.length > 8);
}

test('the admin is shown whose pages they are, and is nobody else’s member meanwhile', async () => {
  const before = await whoIs(admin);
  await see(admin, idOf('lucas'));
  const seen = await whoIs(admin);
  expect(seen).toMatchObject({ id: idOf('lucas'), username: 'lucas', role: 'student' });
  expect(Date.parse(seen.viewing.endsAt) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
  expect(Date.parse(seen.viewing.endsAt) - Date.now()).toBeGreaterThan(14 * 60_000);
  expect((await admin.call('GET', '/admin/users')).body.code).toBe('VIEWING_ONLY');
  await leave(admin);
  expect(await whoIs(admin)).toEqual(before);
  expect((await leave(admin)).status).toBe(200);
});

test('a beginning needs the password, a reason, and somebody who is no admin', async () => {
  const newcomer = await registerAdmin(app);
  expect((await see(newcomer, newcomer.id)).body.code).toBe('OWN_ACCOUNT');
  expect((await see(newcomer, admin.id)).body.code).toBe('ADMIN_CLOSED');
  expect((await see(newcomer, SOMETHING)).status).toBe(404);
  const short = { viewingId: randomUUID(), reason: 'ab' };
  expect((await newcomer.call('POST', `/admin/users/${idOf('lucas')}/viewings`, short)).status).toBe(400);
  await sql(`update sessions set reauthenticated_at = null where user_id = $1`, [newcomer.id]);
  expect((await see(newcomer, idOf('lucas'))).body.code).toBe('REAUTHENTICATION_NEEDED');
  expect((await see(await registerPerson(app), idOf('lucas'))).status).toBe(403);
});

const notices = (userId: string) =>
  sql(`select data from notices where user_id = $1 and kind = 'privacy.viewed'`, [userId]);
const audited = (userId: string) =>
  sql('select action, reason, actor_id from audit_entries where subject_id = $1 order by created_at, id', [
    userId,
  ]);

test('the person is told once, with the reason, and the audit keeps both ends', async () => {
  const person = await registerPerson(app);
  await see(admin, person.id);
  expect(await notices(person.id)).toEqual([]);
  await leave(admin);
  await Promise.all([app.tendPrivacy(new Date()), second.tendPrivacy(new Date())]);
  expect(await notices(person.id)).toMatchObject([{ data: { minutes: 1, reason: REASON } }]);
  expect(await audited(person.id)).toEqual([
    { action: 'viewing_started', reason: REASON, actor_id: admin.id },
    { action: 'viewing_ended', reason: '', actor_id: admin.id },
  ]);
});

test('it ends by itself, and two servers tell of it once', async () => {
  const person = await registerPerson(app);
  await see(admin, person.id);
  await sql(
    `update viewings set started_at = now() - interval '15 minutes', ends_at = now() where user_id = $1`,
    [person.id],
  );
  expect(await whoIs(admin)).toMatchObject({ id: admin.id });
  await Promise.all([app.tendPrivacy(new Date()), second.tendPrivacy(new Date())]);
  expect(await notices(person.id)).toMatchObject([{ data: { minutes: 15 } }]);
});

test('it ends with the sign-out of the admin, with their role, and when the person becomes one', async () => {
  const person = await registerPerson(app);
  const another = await registerAdmin(app);
  await see(another, person.id);
  const cookies = another.cookies();
  expect((await another.call('POST', '/account/sign-out', {})).status).toBe(200);
  const again = await app.guest().call('GET', '/account/session', undefined, { cookie: cookies });
  expect(again.body.person).toBeNull();
  await app.tendPrivacy(new Date());
  expect(await notices(person.id)).toHaveLength(1);

  await another.call('POST', '/account/sign-in', { identifier: another.username, password: PASSWORD });
  await reauthenticate(another);
  await see(another, person.id);
  await sql(`update users set role = 'admin' where id = $1`, [person.id]);
  expect(await whoIs(another)).toMatchObject({ id: another.id });
  await sql(`update users set role = 'student' where id = $1`, [person.id]);
  expect(await whoIs(another)).toMatchObject({ id: person.id });
  await sql(`update users set role = 'student' where id = $1`, [another.id]);
  expect(await whoIs(another)).toMatchObject({ id: another.id, role: 'student' });
});

test('pressed twice it is one, and another person takes the place of the first', async () => {
  const [one, two] = [await registerPerson(app), await registerPerson(app)];
  const viewingId = randomUUID();
  const twice = () => admin.call('POST', `/admin/users/${one.id}/viewings`, { viewingId, reason: REASON });
  await reauthenticate(admin);
  const codes = (await Promise.all([twice(), twice(), see(admin, two.id)])).map(({ body }) => body.code);
  expect(codes.filter((code) => code !== undefined && code !== 'VIEWING_ONLY')).toEqual([]);
  const open = await sql(`select id from viewings where admin_id = $1 and ended_at is null`, [admin.id]);
  expect(open).toHaveLength(1);
  await leave(admin);
});
