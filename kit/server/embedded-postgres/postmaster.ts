// Starts, adopts and stops the postmaster of a cluster, in whatever state an earlier start left it.

import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { mkdir, mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { clusterFolder, give, postgresEnvironment } from './cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { programPath } from './native-binaries.ts';
import { isPostmaster, type PidFile, readPidFile } from './pid-file.ts';
import type { Place } from './place.ts';
import { spawnAs } from './system-user.ts';

const PORT = '5432';
/** A socket's path holds 104 bytes on macOS and 108 on Linux, its closing zero included. */
const LONGEST_SOCKET_PATH = 103;
const LOG_LIMIT = 5_000_000;
const POLL_MS = 15;
/** What another start, or processes that outlived a killed postmaster, cause: it passes by itself. */
const PASSING = /lock file .* already exists|shared memory block .* still in use/;

/** Our own start of a postmaster; `note` appears when it accepts connections. */
export type Attempt = { readonly note?: PidFile; readonly refusal?: string };

/** `live` serves the cluster now; `stale` was left by a postmaster that is gone. */
export type Finding = { readonly live?: PidFile; readonly stale?: PidFile };

/** Who serves the cluster; waits while that postmaster starts, recovers or stops. */
export async function findPostmaster(place: Place, deadline: number): Promise<Finding> {
  const cluster = clusterFolder(place);
  for (;;) {
    const note = await readPidFile(cluster);
    if (!note) return {};
    if (!(await isPostmaster(note, cluster))) return { stale: note };
    if (note.ready || Date.now() > deadline) return { live: note };
    await delay(POLL_MS);
  }
}

type Starting = {
  readonly stale: PidFile | undefined;
  readonly fast: boolean;
  readonly deadline: number;
  /** Undefined: one of its own choice. */
  readonly socketFolder: string | undefined;
};

/** Starts a postmaster in a session of its own, so that Ctrl-C in the terminal reaches only us. */
export async function startPostmaster(
  place: Place,
  { stale, fast, deadline, socketFolder: earlier }: Starting,
): Promise<Attempt> {
  const cluster = clusterFolder(place);
  if (stale && stale.socketFolder !== earlier) await removeSocketFolder(stale.socketFolder);
  const socketFolder = earlier ? await openSocketFolder(place, earlier) : await makeSocketFolder(place);
  const log = await openLog(place);
  const child = spawn(
    programPath(place.binaries, 'postgres'),
    ['-D', cluster, ...settings(socketFolder, fast)],
    {
      cwd: '/',
      detached: true,
      // The stale number may meanwhile belong to a stranger; named here, PostgreSQL does not take it for a rival, and
      // still refuses while shared memory of the old cluster is in use.
      env: postgresEnvironment(stale ? { PG_GRANDPARENT_PID: String(stale.pid) } : {}),
      stdio: ['ignore', log.file.fd, log.file.fd],
      ...spawnAs(place.user),
    },
  );
  child.unref();
  try {
    const note = await untilReady(child, cluster, deadline);
    if (note) return { note };
    if (!earlier) await removeSocketFolder(socketFolder);
    return { refusal: await log.newText() };
  } finally {
    await log.file.close();
  }
}

/** Whether a refusal is worth another try. */
export const isPassing = (refusal: string) => PASSING.test(refusal);

/**
 * Ends the postmaster and returns when it is gone: first a fast shutdown, and after `patienceMs` an immediate one, from
 * which the next start recovers.
 */
export async function stopPostmaster(place: Place, note: PidFile, patienceMs: number): Promise<void> {
  const cluster = clusterFolder(place);
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!(await isPostmaster(note, cluster))) break;
    process.kill(note.pid, signal);
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline && (await isPostmaster(note, cluster))) await delay(POLL_MS);
  }
  if (await isPostmaster(note, cluster)) {
    throw new EmbeddedPostgresError(`PostgreSQL (process ${note.pid}) does not end; see ${logPath(place)}.`);
  }
  await removeSocketFolder(note.socketFolder);
}

async function untilReady(
  child: ChildProcess,
  cluster: string,
  deadline: number,
): Promise<PidFile | undefined> {
  const ended = new Promise<Error | 'exit'>((resolve) =>
    child.once('error', resolve).once('exit', () => resolve('exit')),
  );
  for (;;) {
    const note = await readPidFile(cluster);
    if (note?.ready && note.pid === child.pid) return note;
    if (Date.now() > deadline) {
      child.kill('SIGINT');
      throw new EmbeddedPostgresError('PostgreSQL did not become ready in time.');
    }
    const end = await Promise.race([ended, delay(POLL_MS)]);
    if (end === 'exit') return undefined;
    if (end) throw end;
  }
}

function settings(socketFolder: string, fast: boolean): string[] {
  const values = [
    'listen_addresses=',
    `unix_socket_directories="${socketFolder.replaceAll('"', '""')}"`,
    'unix_socket_permissions=0700',
    `port=${PORT}`,
    // Statements and details carry what people wrote; the log does not.
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
    'max_wal_size=512MB',
    'jit=off',
    ...(fast ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : []),
  ];
  return values.flatMap((value) => ['-c', value]);
}

/** `socket/` beside the cluster; when that path is too long, a new private folder among the temporary files. */
async function makeSocketFolder(place: Place): Promise<string> {
  const beside = join(place.folder, 'socket');
  if (fits(beside)) return beside;
  const root = fits(join(tmpdir(), 'yulu-XXXXXX')) ? tmpdir() : '/tmp';
  const folder = await mkdtemp(join(root, 'yulu-'));
  await give(folder, 0o700, place.user);
  return folder;
}

/** The folder of an earlier postmaster again; a temporary one may have been cleaned away. */
async function openSocketFolder(place: Place, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await give(folder, 0o700, place.user);
  return folder;
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}`)) <= LONGEST_SOCKET_PATH;
}

/** Only the temporary kind of makeSocketFolder is removed. */
async function removeSocketFolder(folder: string): Promise<void> {
  const temporary = [tmpdir(), '/tmp'].includes(dirname(folder)) && /^yulu-\w{6}$/.test(basename(folder));
  if (temporary) await rm(folder, { recursive: true, force: true });
}

const logPath = (place: Place) => join(place.folder, 'postgres.log');

/** PostgreSQL writes straight to a file, since it may outlive us. One older file is kept. */
async function openLog(place: Place) {
  const path = logPath(place);
  const old = await stat(path).catch(() => undefined);
  if (old && old.size > LOG_LIMIT) await rename(path, `${path}.1`);
  const file = await open(path, constants.O_RDWR | constants.O_CREAT | constants.O_APPEND, 0o600);
  await give(path, 0o600, place.user);
  const start = (await file.stat()).size;
  const newText = async () => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8000), 0, 8000, start);
    return buffer.toString('utf8', 0, bytesRead).trim();
  };
  return { file, newText };
}
