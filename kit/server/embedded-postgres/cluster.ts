// Creates the database cluster atomically: in a temporary folder that is renamed when it is complete.

import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { EmbeddedPostgresError, systemErrorCode } from './embedded-postgres-error.ts';
import { type NativeBinaries, programPath } from './native-binaries.ts';
import type { Place } from './place.ts';
import { type SystemUser, spawnAs } from './system-user.ts';

/** The application's role, which is no superuser, and its database. */
export const APPLICATION = 'yulu';

const INITDB_FLAGS = [
  '--username=postgres',
  '--auth-local=scram-sha-256',
  '--auth-host=reject',
  '--encoding=UTF8',
  // PostgreSQL's own locale sorts by code point, alike on every machine and for ever; the system's does not.
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--text-search-config=simple',
  '--set=timezone=UTC',
  '--set=log_timezone=UTC',
  '--set=max_connections=100',
  '--set=shared_buffers=128MB',
  // Repeated hashing makes guesses dear, and nobody guesses 24 random bytes; each new connection would pay for it.
  '--set=scram_iterations=1',
  '--no-instructions',
];

/** A draft this old was left behind by a killed start. */
const ABANDONED_AFTER_MS = 3_600_000;

export const clusterFolder = (place: Place) => join(place.folder, 'cluster');

/** The environment of PostgreSQL's programs: none of our secrets, and the same language and zone everywhere. */
export function postgresEnvironment(extra: Record<string, string> = {}): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', ...extra };
}

/** Makes the cluster if there is none. `fast` leaves out the wait for the disk. Returns the application's password. */
export async function ensureCluster(
  place: Place,
  options: { fast: boolean; log: (line: string) => void },
): Promise<string> {
  const version = await readIfThere(join(clusterFolder(place), 'PG_VERSION'));
  if (version === undefined) {
    options.log('Creating the database (once).');
    await createCluster(place, options.fast);
  } else if (version.trim() !== majorOf(place.binaries)) {
    throw new EmbeddedPostgresError(
      `The database in ${place.folder} was made by PostgreSQL ${version.trim()}; this release brings ${majorOf(place.binaries)}. Move it with pg_dump and pg_restore first.`,
    );
  }
  return (await readFile(join(place.folder, 'password'), 'utf8')).trim();
}

function majorOf({ version }: NativeBinaries): string {
  return version.split('.', 1)[0] ?? version;
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === 'ENOENT') return undefined;
    if (code !== 'EACCES') throw error;
    throw new EmbeddedPostgresError(
      `The database in ${dirname(dirname(path))} belongs to another user: start Yulu as that user or as root.`,
      { cause: error },
    );
  }
}

async function createCluster(place: Place, fast: boolean): Promise<void> {
  await removeAbandonedDrafts(place.folder);
  const draft = await mkdtemp(`${place.folder}-new-`);
  try {
    await give(draft, 0o700, place.user);
    await fillDraft(draft, place, fast);
    await rename(draft, place.folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another start of the same moment was first; its cluster is as good as ours.
    if (systemErrorCode(error) !== 'ENOTEMPTY' && systemErrorCode(error) !== 'EEXIST') throw error;
  }
}

async function fillDraft(draft: string, place: Place, fast: boolean): Promise<void> {
  const password = await writeSecret(join(draft, 'password'), place.user);
  const superuserPassword = join(draft, 'superuser-password');
  await writeSecret(superuserPassword, place.user);
  const cluster = join(draft, 'cluster');
  const paths = ['-D', cluster, `--pwfile=${superuserPassword}`];
  await run(place, 'initdb', [...paths, ...INITDB_FLAGS, ...(fast ? ['--no-sync'] : [])]);
  // Single-user mode needs no socket and no second start; one statement a line.
  const statements = [
    `create role ${APPLICATION} login createdb password '${password}'`,
    `create database ${APPLICATION} owner ${APPLICATION}`,
  ];
  const single = [
    '--single',
    ...(fast ? ['-F'] : []),
    '-c',
    'log_min_error_statement=panic',
    '-D',
    cluster,
    'postgres',
  ];
  await run(place, 'postgres', single, `${statements.join('\n')}\n`);
  await mkdir(join(draft, 'socket'));
  await give(join(draft, 'socket'), 0o700, place.user);
}

/** 24 random bytes in a file that only its owner reads; safe inside SQL quotes and URLs. */
async function writeSecret(path: string, user: SystemUser | undefined): Promise<string> {
  const secret = randomBytes(24).toString('base64url');
  await writeFile(path, `${secret}\n`, { mode: 0o600 });
  await give(path, 0o600, user);
  return secret;
}

/** Hands a path of ours to the user who runs PostgreSQL. */
export async function give(path: string, mode: number, user: SystemUser | undefined): Promise<void> {
  await chmod(path, mode);
  if (user) await chown(path, user.uid, user.gid);
}

async function removeAbandonedDrafts(folder: string): Promise<void> {
  const parent = dirname(folder);
  for (const name of await readdir(parent)) {
    if (!name.startsWith(`${basename(folder)}-new-`)) continue;
    const path = join(parent, name);
    const age = Date.now() - ((await stat(path).catch(() => undefined))?.mtimeMs ?? Date.now());
    if (age > ABANDONED_AFTER_MS) await rm(path, { recursive: true, force: true });
  }
}

/** Runs one of PostgreSQL's programs to its end. It says ERROR and exits with 0 in single-user mode, so both are read. */
async function run(place: Place, program: 'initdb' | 'postgres', args: string[], input = ''): Promise<void> {
  const child = spawn(programPath(place.binaries, program), args, {
    cwd: '/',
    env: postgresEnvironment(),
    stdio: ['pipe', 'pipe', 'pipe'],
    ...spawnAs(place.user),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdin.on('error', () => undefined).end(input);
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  if (code === 0 && !/(ERROR|FATAL|PANIC):/.test(output)) return;
  throw new EmbeddedPostgresError(
    `PostgreSQL's ${program} failed (${code ?? 'killed'}): ${output.trim().slice(-2000)}`,
  );
}
