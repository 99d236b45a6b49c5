// `npm run admin`: the first admin, and any other, from the machine's console.

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { childEnvironment } from '../../../kit/server/testing/child-environment.ts';
import { startTestApp, type TestApp } from '../../testing/apps/test-app.ts';
import { PASSWORD, registerPerson } from '../../testing/clients/people.ts';

/** Runs the command beside the app, as on the same machine; `input` is what standard input holds. */
async function runAdmin(app: TestApp, args: string[], { input = '', env = {} } = {}) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'yulu-admin-'));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'admin.ts'), ...args], {
    env: { ...childEnvironment, DATABASE_URL: app.databaseUrl, YULU_DATA: dataFolder, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output: output.trim() };
}

async function startTestServer(): Promise<TestApp> {
  // The command is another process, which checks passwords that the app has hashed.
  const app = await startTestApp({ isHashingSlow: true });
  onTestFinished(app.stop);
  return app;
}

const roleAfterSignIn = async (app: TestApp, identifier: string) =>
  (await app.guest().call('POST', '/account/sign-in', { identifier, password: PASSWORD })).body.role;

test('opens an account that is an admin and signs in with the password from standard input', async () => {
  const app = await startTestServer();
  const names = ['--email', 'Boss@Example.org', '--username', 'boss'];
  expect(await runAdmin(app, names, { input: `${PASSWORD}\n` })).toEqual({
    code: 0,
    output: 'boss has an account and is an admin.',
  });
  expect(await roleAfterSignIn(app, 'boss@example.org')).toBe('admin');
  expect(await runAdmin(app, names)).toEqual({ code: 0, output: 'boss is an admin already.' });
});

test('makes somebody who has an account an admin, by either name, without asking for a password', async () => {
  const app = await startTestServer();
  const person = await registerPerson(app);
  const { code, output } = await runAdmin(app, ['--username', person.username.toUpperCase()]);
  expect({ code, output }).toEqual({ code: 0, output: `${person.username} is an admin from now on.` });
  expect(
    (await person.call('GET', '/account/session')).body.person,
    'the session of the old role ends',
  ).toBeNull();
  expect(await roleAfterSignIn(app, person.email)).toBe('admin');
});

test('keeps to the rules of registration and takes the password from the environment', async () => {
  const app = await startTestServer();
  const names = ['--email', 'boss@example.org', '--username', 'boss'];
  const refused = await runAdmin(app, names, { env: { YULU_ADMIN_PASSWORD: 'abc' } });
  expect(refused).toEqual({ code: 1, output: 'The password must have at least 6 characters.' });
  expect(await runAdmin(app, names)).toEqual({ code: 1, output: 'A password is needed.' });
  expect((await runAdmin(app, names, { env: { YULU_ADMIN_PASSWORD: PASSWORD } })).code).toBe(0);
});

test('a script that brings a password does not appoint whoever took the names before', async () => {
  const app = await startTestServer();
  const squatter = await registerPerson(app);
  const names = ['--email', squatter.email, '--username', squatter.username];
  const refused = await runAdmin(app, names, { env: { YULU_ADMIN_PASSWORD: 'the-operators-own' } });
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(/another password/);
  expect((await squatter.call('GET', '/account/session')).body.person.role).toBe('student');
  expect((await runAdmin(app, names, { env: { YULU_ADMIN_PASSWORD: PASSWORD } })).code).toBe(0);
});

test('says what is wrong with the names', async () => {
  const app = await startTestServer();
  const [one, two] = [await registerPerson(app), await registerPerson(app)];
  const mixed = await runAdmin(app, ['--email', one.email, '--username', two.username]);
  expect(mixed.output).toBe('The mail address and the username belong to different accounts.');
  expect((await one.call('GET', '/account/session')).body.person.role).toBe('student');
  expect((await runAdmin(app, ['--email', 'nobody@example.org'])).output).toMatch(
    /^There is no such account\./,
  );
  expect((await runAdmin(app, [])).output).toMatch(/^Usage:/);
  const forbidden = await runAdmin(app, ['--email', one.email, '--password', PASSWORD]);
  expect(forbidden.code).toBe(1);
  expect(forbidden.output).toMatch(/--password/);
});
