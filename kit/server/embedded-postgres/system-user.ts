// Decides which system user runs PostgreSQL: the current one, or another one for root, as which PostgreSQL refuses to run.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const execute = promisify(execFile);

export type SystemUser = { readonly uid: number; readonly gid: number };

/** In order of preference. `nobody` owns nothing by itself, so a cluster of its own is private to us in practice. */
const CANDIDATES = ['postgres', 'nobody'];

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The first existing user that may run PostgreSQL on root's behalf; no user is ever created. */
export async function findUnprivilegedUser(): Promise<SystemUser> {
  for (const name of CANDIDATES) {
    const user = await lookUp(name);
    if (user && user.uid !== 0) return user;
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root, and this machine has none of the users ${CANDIDATES.join(', ')}: start Yulu as an ordinary user.`,
  );
}

/** Whether `user` can enter every folder in `folders` and run every program in `programs`. */
export async function canReach(
  user: SystemUser,
  folders: readonly string[],
  programs: readonly string[],
): Promise<boolean> {
  const script = 'for path; do [ -x "$path" ] || exit 1; done';
  return execute('/bin/sh', ['-c', script, 'sh', ...folders, ...programs], {
    ...spawnAs(user),
    cwd: '/',
  }).then(
    () => true,
    () => false,
  );
}

/** The spawn options that make a child run as `user`; none when we run it as ourselves. */
export function spawnAs(user: SystemUser | undefined): { uid?: number; gid?: number } {
  // `| 0`: macOS numbers nobody 4294967294, which spawn wants as a signed number.
  return user ? { uid: user.uid | 0, gid: user.gid | 0 } : {};
}

async function lookUp(name: string): Promise<SystemUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([execute('id', ['-u', name]), execute('id', ['-g', name])]);
    return { uid: Number(uid.stdout) >>> 0, gid: Number(gid.stdout) >>> 0 };
  } catch {
    return undefined;
  }
}
