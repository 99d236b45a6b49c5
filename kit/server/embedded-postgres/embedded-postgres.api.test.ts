// The embedded PostgreSQL survives what happens to a program on somebody's machine.

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { type EmbeddedPostgres, holdStartLock, startEmbeddedPostgres } from './index.ts';

const parent = await mkdtemp(join(tmpdir(), 'yulu-pg-'));
// Root's PostgreSQL runs as another user, who has to pass here.
await chmod(parent, 0o711);
afterAll(() => rm(parent, { recursive: true, force: true }));

const freshFolder = async (name = 'data-') => mkdtemp(join(parent, name));

async function start(dataFolder: string, fast = true): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataFolder, log: () => {}, fast });
  onTestFinished(postgres.discard);
  return postgres;
}

async function sql(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const clusterOf = (dataFolder: string) => join(dataFolder, 'postgres/cluster');

async function postmasterOf(dataFolder: string): Promise<number> {
  const [pid = ''] = (await readFile(join(clusterOf(dataFolder), 'postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}

/** False also for a process that has ended and only waits for its parent to notice. */
async function isAlive(pid: number): Promise<boolean> {
  const state = await promisify(execFile)('ps', ['-o', 'stat=', '-p', String(pid)]).catch(() => undefined);
  return state !== undefined && !state.stdout.startsWith('Z');
}

/** A program that starts PostgreSQL on this folder and then only lives; resolves with it and what it printed first. */
async function startElsewhere(dataFolder: string): Promise<{ child: ChildProcess; firstLine: string }> {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('index.ts', import.meta.url).href)};
    const { url } = await startEmbeddedPostgres({ dataFolder: process.argv[1], log: console.log, fast: true });
    console.log(url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, dataFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const firstLine = await new Promise<string>((resolve) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  return { child, firstLine };
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-(child.pid ?? Number.NaN), 'SIGKILL');
  await gone;
}

describe('a start', () => {
  it('makes a database whose owner is no superuser, keeps it, and leaves no process behind', async () => {
    const folder = await freshFolder();
    const first = await start(folder);
    const [role] = await sql(first.url, 'select rolsuper from pg_roles where rolname = current_user');
    expect(role).toEqual({ rolsuper: false });
    await sql(first.url, "create table kept as select 'here' as word");
    const pid = await postmasterOf(folder);
    await first.stop();
    expect(await isAlive(pid)).toBe(false);
    const second = await start(folder);
    expect(second.adopted).toBe(false);
    expect(await sql(second.url, 'select word from kept')).toEqual([{ word: 'here' }]);
  });

  it('works under a path that is long and not ASCII', async () => {
    const folder = join(await freshFolder(), '学中文 和 "葡萄牙语"', 'x'.repeat(120), 'ação');
    await mkdir(folder, { recursive: true });
    const postgres = await start(folder);
    expect(await sql(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('is open neither to the network nor to somebody without the password', async () => {
    const { url } = await start(await freshFolder());
    expect(await sql(url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    const wrong = new URL(url);
    wrong.password = 'guess';
    await expect(sql(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
  });

  if (process.getuid?.() === 0) {
    it('as root runs PostgreSQL as somebody else, who reaches data under a closed home folder', async () => {
      const home = await mkdtemp(join(parent, 'home-'));
      expect((await stat(home)).mode & 0o777).toBe(0o700);
      const folder = join(home, 'project/.data');
      await mkdir(folder, { recursive: true });
      const postgres = await start(folder);
      expect(await readlink(join(folder, 'postgres'))).toMatch(/^\/var\/lib\/yulu-/);
      const { uid } = await stat(`/proc/${await postmasterOf(folder)}`);
      expect(uid).not.toBe(0);
      expect(await sql(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      await postgres.stop();
      expect((await stat(home)).mode & 0o777).toBe(0o700);
    });
  }
});

describe('after a bad end', () => {
  it('adopts the PostgreSQL that a killed server left running', async () => {
    const folder = await freshFolder();
    const { child, firstLine } = await startElsewhere(folder);
    expect(firstLine).toBe('Creating the database (once).');
    const url = await new Promise<string>((resolve) => {
      child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    });
    await sql(url, "create table kept as select 'here' as word");
    const pid = await postmasterOf(folder);
    await killed(child);
    const postgres = await start(folder);
    expect(postgres.adopted).toBe(true);
    expect(await postmasterOf(folder)).toBe(pid);
    expect(await sql(postgres.url, 'select word from kept')).toEqual([{ word: 'here' }]);
    await postgres.stop();
    expect(await isAlive(pid)).toBe(false);
  });

  it('recovers what was committed when PostgreSQL itself was killed', async () => {
    const folder = await freshFolder();
    // Not fast: that gives up just this.
    const first = await start(folder, false);
    await sql(first.url, "create table kept as select 'here' as word");
    process.kill(await postmasterOf(folder), 'SIGKILL');
    const second = await start(folder, false);
    expect(second.adopted).toBe(false);
    expect(await sql(second.url, 'select word from kept')).toEqual([{ word: 'here' }]);
  });

  it('does not take a stranger with the number of the old PostgreSQL for it', async () => {
    const folder = await freshFolder();
    const first = await start(folder);
    const note = join(clusterOf(folder), 'postmaster.pid');
    const [, ...rest] = (await readFile(note, 'utf8')).split('\n');
    await first.stop();
    // This very process: alive, and no PostgreSQL.
    await writeFile(note, [process.pid, ...rest].join('\n'));
    const second = await start(folder);
    expect(await sql(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('begins again when the making of the database was killed, and clears away what that left', async () => {
    const folder = await freshFolder();
    const { child } = await startElsewhere(folder);
    await delay(150);
    await killed(child);
    expect(await stat(join(folder, 'postgres')).catch(() => undefined)).toBeUndefined();
    const drafts = (await readdir(folder)).filter((name) => name.startsWith('postgres-new-'));
    expect(drafts).toHaveLength(1);
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    for (const draft of drafts) await utimes(join(folder, draft), longAgo, longAgo);
    const postgres = await start(folder);
    expect(await sql(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await readdir(folder)).filter((name) => name.startsWith('postgres-new-'))).toEqual([]);
  });

  it('finds the data again when the project has been moved to another folder', async () => {
    const folder = await freshFolder();
    const first = await start(folder);
    await sql(first.url, "create table kept as select 'here' as word");
    await first.stop();
    const moved = join(parent, `moved-${basename(folder)}`);
    await rename(folder, moved);
    const second = await start(moved);
    expect(await sql(second.url, 'select word from kept')).toEqual([{ word: 'here' }]);
  });
});

describe('two starts at once', () => {
  it('share one PostgreSQL, and only one of them gets the lock', async () => {
    const folder = await freshFolder();
    const [first, second] = await Promise.all([start(folder), start(folder)]);
    expect(second.url).toBe(first.url);
    const locks = await Promise.all([holdStartLock(first.url), holdStartLock(second.url)]);
    expect(locks.filter(({ held }) => held)).toHaveLength(1);
    for (const lock of locks) if (lock.held) await lock.release();
    const next = await holdStartLock(first.url);
    expect(next.held).toBe(true);
    if (next.held) await next.release();
  });

  it('take the lock again when PostgreSQL was restarted under the server', async () => {
    const folder = await freshFolder();
    const first = await start(folder);
    const lock = await holdStartLock(first.url);
    process.kill(await postmasterOf(folder), 'SIGKILL');
    const second = await start(folder);
    // The lock's keeper tries once a second.
    await delay(2500);
    expect(await holdStartLock(second.url)).toEqual({ held: false });
    if (lock.held) await lock.release();
  });
});
