// An app on what `npm run demo` fills: by the first test of a run that asks for it, and cloned for each.

import { Client } from 'pg';
import { inject } from 'vitest';
import { DEMO_TEMPLATE } from '../../../kit/server/testing/test-database.ts';
import { createAppDatabase } from './app-database.ts';
import { runDemo } from './run-demo.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** Held while the demo is at work, so that it is at work once. */
const DEMO_LOCK = 7_254_004;

/** `output` is what the command printed. */
export type DemoApp = TestApp & { readonly output: string };

/** The first to come waits for the demo, some seconds; whoever comes meanwhile waits with it. */
export async function startDemoApp(): Promise<DemoApp> {
  const output = await fillTemplate(inject('postgresUrl'));
  return { ...(await startTestApp({ template: DEMO_TEMPLATE })), output };
}

/** The name is given when all is there, so whatever has it is whole; with it is kept what the command printed. */
async function fillTemplate(postgresUrl: string): Promise<string> {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [DEMO_LOCK]);
    const { rows } = await client.query(
      `select shobj_description(oid, 'pg_database') as output from pg_database where datname = $1`,
      [DEMO_TEMPLATE],
    );
    if (rows.length > 0) return rows[0].output;
    const { url: databaseUrl } = await createAppDatabase(postgresUrl);
    const output = await runBeside(databaseUrl);
    const name = client.escapeIdentifier(new URL(databaseUrl).pathname.slice(1));
    await client.query(`comment on database ${name} is ${client.escapeLiteral(output)}`);
    await client.query(`alter database ${name} rename to ${DEMO_TEMPLATE}`);
    return output;
  } finally {
    await client.end();
  }
}

/** An app does the jobs that the demo gives it, as beside a site that runs. */
async function runBeside(databaseUrl: string): Promise<string> {
  const app = await startTestApp({ databaseUrl });
  try {
    return await runDemo(app);
  } finally {
    await app.stop();
  }
}
