// Every look-up of a person uses an index, and every foreign key has one: the database's own plans and catalogue say so.

import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findWholeReads, recordStatements } from '../../kit/server/testing/record-statements.ts';
import { startTestApp, type TestApp } from '../testing/apps/test-app.ts';
import { PASSWORD, registerAdmin, registerPerson, type TestPerson } from '../testing/clients/people.ts';

/** So many that reading them all is dearer than any index. */
const PEOPLE = 20_000;

let app: TestApp;
let client: Client;
let admin: TestPerson;
let person: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  admin = await registerAdmin(app);
  person = await registerPerson(app);
  await client.query(
    `insert into users (id, name, email, username, username_key, role, created_at)
     select gen_random_uuid(), 'p' || n, 'p' || n || '@example.org', 'p' || n, 'p' || n,
       case when n % 400 = 0 then 'distributor' else 'student' end, now() - n * interval '1 minute'
     from generate_series(1, $1::int) n`,
    [PEOPLE],
  );
  await client.query(`insert into credentials (id, user_id, account_id, provider_id)
    select gen_random_uuid(), id, id::text, 'credential' from users u
    where not exists (select from credentials c where c.user_id = u.id)`);
  await client.query(`insert into sessions (id, user_id, token, expires_at)
    select gen_random_uuid(), id, id::text, now() + interval '1 day' from users`);
  await client.query('analyze');
});
afterAll(async () => {
  await client.end();
  await app.stop();
});

const signIn = (identifier: string, password = PASSWORD) =>
  app.guest().call('POST', '/account/sign-in', { identifier, password });

test.each([
  ['signing in by mail address', () => signIn(person.email)],
  ['signing in by mail address in capitals', () => signIn(person.email.toUpperCase())],
  ['signing in by username', () => signIn(person.username)],
  ['signing in as nobody', () => signIn('nobody@example.org', 'wrong-wrong')],
  ['who I am', () => person.call('GET', '/account/session')],
  ['a search of people', () => admin.call('GET', '/admin/users?search=100@ex')],
  ['a search of people by a few letters', () => admin.call('GET', '/admin/users?search=zq')],
  ['the locked people', () => admin.call('GET', '/admin/users?state=banned')],
  ['the page of a person', () => admin.call('GET', `/admin/users/${person.id}`)],
  ['the newest people', () => admin.call('GET', '/admin/users')],
  ['the distributors', () => admin.call('GET', '/admin/distribution/distributors')],
])('%s reads no table of people whole', async (_, call) => {
  const statements = await recordStatements(async () => {
    expect((await call()).status).toBeOneOf([200, 401]);
  });
  expect(statements.some(({ text }) => text.includes('"users"'))).toBe(true);
  for (const table of ['users', 'sessions', 'credentials'])
    expect(await findWholeReads(client, statements, table)).toEqual([]);
});

test('registering looks names up by index', async () => {
  const statements = await recordStatements(async () => void (await registerPerson(app)));
  expect(await findWholeReads(client, statements, 'users')).toEqual([]);
});

test('the page of distributors asks for all balances at once', async () => {
  const statements = await recordStatements(async () => {
    const { status, body } = await admin.call('GET', '/admin/distribution/distributors');
    expect(status).toBe(200);
    expect(body.distributors.length).toBeGreaterThan(10);
  });
  const ofBalances = statements.filter(({ text }) => text.includes('ledger_accounts'));
  expect(ofBalances).toHaveLength(1);
});

/** Foreign keys to rows that are never deleted, and by which nothing is looked up: attempts and versions of settings. */
const REVIEWED = [
  'payment_refunds_attempt_id_payment_attempts_id_fk',
  'payments_latest_attempt_payment_attempts_id_fk',
  'payments_settled_by_payment_attempts_id_fk',
  'settings_versions_based_on_settings_versions_id_fk',
];

test('each foreign key has an index that begins with its columns', async () => {
  const { rows } = await client.query<{ name: string }>(`
    select c.conname as name from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indisvalid
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ ('^\\(?' ||
          (select attname from pg_attribute where attrelid = c.conrelid and attnum = c.conkey[1]) || ' IS NOT NULL'))
        and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)
    order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(REVIEWED);
});
