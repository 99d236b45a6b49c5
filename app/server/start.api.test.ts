// Starting and ending on the embedded database, as people do it: twice at once, on a taken port, with Ctrl-C at any time.

import { execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from '../../kit/server/embedded-postgres/index.ts';
import { childEnvironment } from '../../kit/server/testing/child-environment.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const ADMIN = join(import.meta.dirname, 'commands/admin.ts');
const READY = /Yulu is ready: (\S+)/;
const PATIENCE_MS = 60_000;

let folder: string;
beforeAll(async () => {
  folder = await makeFolder();
});
afterAll(() => removeFolder(folder));

async function makeFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'yulu-start-'));
  // Root's PostgreSQL runs as another user, who has to pass here.
  await chmod(made, 0o711);
  return made;
}

async function removeFolder(dataFolder: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataFolder, log: () => {}, fast: true });
  await postgres.discard();
  await rm(dataFolder, { recursive: true, force: true });
}

type Running = {
  readonly pid: number;
  readonly output: () => string;
  readonly wait: (pattern: RegExp) => Promise<RegExpExecArray>;
  readonly exited: Promise<number | NodeJS.Signals | null>;
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Closes the channel to the parent process, as its death would. */
  readonly disconnect: () => void;
};

/** Runs the server; ends it with the test. */
function run(env: Readonly<Record<string, string>> = {}): Running {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...childEnvironment, PORT: '0', LOG_LEVEL: 'fatal', YULU_DATA: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (!child.stdout || !child.stderr) throw new Error('a pipe that was asked for is not there');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  // Node never says `close` of a child whose channel we closed ourselves, so its parts are awaited.
  const exited = Promise.all([
    new Promise<number | NodeJS.Signals | null>((resolve) => {
      child.once('exit', (code, signal) => resolve(code ?? signal));
    }),
    finished(child.stdout),
    finished(child.stderr),
  ]).then(([end]) => end);
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exited;
  });
  return {
    pid: child.pid ?? Number.NaN,
    output: () => output,
    wait: (pattern) =>
      expect
        .poll(() => pattern.exec(output), { timeout: PATIENCE_MS })
        .toBeTruthy()
        .then(() => must(pattern.exec(output))),
    exited,
    signal: (signal) => void child.kill(signal),
    disconnect: () => child.disconnect(),
  };
}

function must<Value>(value: Value | null): Value {
  if (value === null) throw new Error('not there any more');
  return value;
}

async function isHealthy(url: string | undefined): Promise<boolean> {
  return (await fetch(`${url}/health/ready`)).ok;
}

/** The processes of PostgreSQL whose command line names this folder. */
async function postgresOn(dataFolder: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-ww', '-o', 'args=']);
  return stdout.split('\n').filter((line) => line.includes(`-D ${dataFolder}/`));
}

test('the first start says where it serves and how the first admin comes to be', async () => {
  const server = run();
  const [, url] = await server.wait(READY);
  const [, setup] = await server.wait(/Create one at (\S+) \(good once/);
  expect(setup?.startsWith(`${url}/admin/login?setup=`)).toBe(true);
  expect(await isHealthy(url)).toBe(true);
});

test('a second start in the same folder names the first one and does not disturb it', async () => {
  const first = run();
  const [, url = ''] = await first.wait(READY);
  const second = run();
  expect(await second.exited).toBe(1);
  expect(second.output().trim()).toBe(`Yulu already runs in this folder, at ${url}.`);
  expect(await isHealthy(url)).toBe(true);
});

test('of two first starts in the same moment one serves and the other says so', async () => {
  const empty = await makeFolder();
  onTestFinished(() => removeFolder(empty));
  const both = [run({ YULU_DATA: empty }), run({ YULU_DATA: empty })];
  const loser = await Promise.race(both.map(async (server) => (await server.exited, server)));
  const winner = both.find((server) => server !== loser);
  const [, url] = must((await winner?.wait(READY)) ?? null);
  expect(await loser.exited).toBe(1);
  expect(loser.output()).toContain(`Yulu already runs in this folder, at ${url}.`);
  expect(await isHealthy(url)).toBe(true);
});

test('a taken port is said in one line, and PostgreSQL ends with the failed start', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  onTestFinished(() => void other.close());
  // A TCP server's address is an object; only pipes have a text.
  const { port } = other.address() as AddressInfo;
  const server = run({ PORT: String(port) });
  expect(await server.exited).toBe(1);
  expect(server.output().trim()).toBe(`Port ${port} is in use. Stop what uses it, or set PORT to another.`);
  expect(await postgresOn(folder)).toEqual([]);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends the server and PostgreSQL',
  async (signal) => {
    const server = run();
    await server.wait(READY);
    expect(await postgresOn(folder)).not.toEqual([]);
    server.signal(signal);
    expect(await server.exited).toBe(0);
    expect(await postgresOn(folder)).toEqual([]);
  },
  60_000,
);

test('Ctrl-C while it is still starting leaves nothing behind', async () => {
  const server = run();
  await expect.poll(() => postgresOn(folder), { timeout: PATIENCE_MS, interval: 5 }).not.toEqual([]);
  server.signal('SIGINT');
  expect(await server.exited).toBe(0);
  expect(await postgresOn(folder)).toEqual([]);
});

test('it ends when whoever started it is gone', async () => {
  const server = run();
  await server.wait(READY);
  server.disconnect();
  expect(await server.exited).toBe(0);
  expect(await postgresOn(folder)).toEqual([]);
});

test('after a kill -9 the next start goes on with the PostgreSQL that was left', async () => {
  const killed = run();
  await killed.wait(READY);
  const [left] = await postgresOn(folder);
  const pid = (await readFile(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0];
  killed.signal('SIGKILL');
  expect(await killed.exited).toBe('SIGKILL');
  const next = run();
  const [, url] = await next.wait(READY);
  expect(await isHealthy(url)).toBe(true);
  expect(await postgresOn(folder)).toContain(left);
  expect((await readFile(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0]).toBe(pid);
});

test('the command for admins works beside a running server, and alone, when it starts PostgreSQL and ends it', async () => {
  const command = (username: string) =>
    promisify(execFile)(
      process.execPath,
      [ADMIN, '--email', `${username}@example.org`, '--username', username],
      { env: { ...childEnvironment, YULU_DATA: folder, YULU_ADMIN_PASSWORD: 'hao-tian-qi' } },
    );
  const server = run();
  const [, url] = await server.wait(READY);
  expect((await command('anna')).stdout.trim()).toBe('anna has an account and is an admin.');
  expect(await isHealthy(url)).toBe(true);
  server.signal('SIGTERM');
  await server.exited;
  expect((await command('carl')).stdout.trim()).toBe('carl has an account and is an admin.');
  expect(await postgresOn(folder)).toEqual([]);
  const next = run();
  await next.wait(READY);
  expect(next.output()).not.toContain('There is no admin yet');
});

test('a database that does not answer is said in one line without its password', async () => {
  const server = run({ DATABASE_URL: 'postgres://someone:very-secret@127.0.0.1:9/none' });
  expect(await server.exited).toBe(1);
  expect(server.output().trim()).toBe(
    'The database that DATABASE_URL names cannot be used: nobody answers there.',
  );
});

test('wrong settings are named and nothing is started', async () => {
  const server = run({ PORT: '99999', SMTP_URL: 'http://mail' });
  expect(await server.exited).toBe(1);
  expect(server.output()).toMatch(/^Wrong settings in the environment:\nPORT: .+\nSMTP_URL: .+\n$/);
});
