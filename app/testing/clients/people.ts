// People for tests: registered through the API, given a role by an admin.

import { Pool } from 'pg';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { TestApp } from '../apps/test-app.ts';
import type { TestClient } from './test-client.ts';

export type TestPerson = TestClient & {
  readonly id: UserId;
  readonly username: string;
  readonly email: string;
};

export const PASSWORD = 'hao-tian-qi';
let count = 0;

type Registering = Pick<TestApp, 'guest'> & { readonly databaseUrl?: string };

/**
 * Registers a student and stays signed in; where the test has the database, as one who has opened the link of the first
 * mail and thrown it away, and has said that they are 16 or over.
 */
export async function registerPerson(app: Registering): Promise<TestPerson> {
  count += 1;
  const username = `learner${process.pid}x${count}`;
  const email = `${username}@example.org`;
  const client = app.guest();
  const { status, body } = await client.call('POST', '/account/register', {
    username,
    email,
    password: PASSWORD,
    repeated: PASSWORD,
  });
  if (status !== 200) throw new Error(`registration answered ${status}: ${JSON.stringify(body)}`);
  if (app.databaseUrl !== undefined)
    await runSql(
      app.databaseUrl,
      `with opened as (update users set email_verified = true where id = $1 returning email),
       grown as (insert into person_ages (user_id, age, answered_at) values ($1, 'adult', now()))
       delete from mails using opened where recipient = opened.email`,
      [body.id],
    );
  return { ...client, id: body.id, username, email };
}

/** An admin of old, who has just confirmed their password. */
export async function registerAdmin(app: TestApp): Promise<TestPerson> {
  const person = await registerPerson(app);
  await runSql(app.databaseUrl, 'update users set role = $1 where id = $2', ['admin', person.id]);
  await reauthenticate(person);
  return person;
}

/** A new role has ended the person's sessions. */
export async function signInAgain({ call, username }: TestPerson): Promise<void> {
  const { status } = await call('POST', '/account/sign-in', { identifier: username, password: PASSWORD });
  if (status !== 200) throw new Error(`signing in answered ${status}`);
}

/** What the page does when a call needs the password again. */
export async function reauthenticate(person: TestClient): Promise<void> {
  const { status } = await person.call('POST', '/account/reauthenticate', { password: PASSWORD });
  if (status !== 200) throw new Error(`reauthentication answered ${status}`);
}

/**
 * Looks at, or bends, what is in the database: the clock of a row, for instance. One pool for each database of a test,
 * which a new connection would cost ten times what a statement does. Dropping the database ends its connections.
 */
export async function runSql(databaseUrl: string, statement: string, values: unknown[] = []) {
  return (await poolOf(databaseUrl).query(statement, values)).rows;
}

const pools = new Map<string, Pool>();

function poolOf(databaseUrl: string): Pool {
  const known = pools.get(databaseUrl);
  if (known) return known;
  const pool = new Pool({ connectionString: databaseUrl, max: 10, allowExitOnIdle: true });
  // A connection that the database has ended; a statement that was under way fails by itself.
  pool.on('error', () => pools.delete(databaseUrl));
  pools.set(databaseUrl, pool);
  return pool;
}
