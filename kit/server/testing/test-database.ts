// A separate database for a test file, cloned from the migrated template.

import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';

export const TEMPLATE = 'yulu_template';
/** Another template, which the first test that wants it fills (app/testing/apps/start-demo-app.ts). */
export const DEMO_TEMPLATE = 'yulu_demo_template';

/** The address of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

export type TestDatabase = { readonly url: string; readonly drop: () => Promise<void> };

/** Clones a template. `drop` ends every connection to the clone. */
export async function createTestDatabase(postgresUrl: string, template = TEMPLATE): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying files costs less than writing each page to the log of changes, and nobody writes to the template.
  await runSql(postgresUrl, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: databaseUrl(postgresUrl, name),
    drop: () => dropDatabase(postgresUrl, name),
  };
}

const MAX_VACUUM_ATTEMPTS = 50;

/** PostgreSQL refuses to end its own vacuum, which may just be at work there and is soon done. */
async function dropDatabase(postgresUrl: string, name: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runSql(postgresUrl, `drop database if exists ${name} with (force)`);
    } catch (error) {
      const isVacuum = error instanceof DatabaseError && error.code === '42501';
      if (!isVacuum || tries === MAX_VACUUM_ATTEMPTS) throw error;
      await delay(200);
    }
  }
}

/** Two clones at once must wait for each other: PostgreSQL refuses a template that somebody is connected to. */
const CLONE_LOCK = 7_254_003;

const COMPLETE = 'complete';

/** Writes into the template what each clone should find there, once per template, whichever process comes first. */
export async function completeTemplate(
  postgresUrl: string,
  complete: (templateUrl: string) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [CLONE_LOCK]);
    const { rows } = await client.query(
      `select from pg_database where datname = $1 and shobj_description(oid, 'pg_database') = $2`,
      [TEMPLATE, COMPLETE],
    );
    if (rows.length > 0) return;
    await complete(databaseUrl(postgresUrl, TEMPLATE));
    await client.query(`comment on database ${TEMPLATE} is '${COMPLETE}'`);
  } finally {
    await client.end();
  }
}

async function runSql(postgresUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [CLONE_LOCK]);
    await client.query(statement);
  } finally {
    await client.end();
  }
}
