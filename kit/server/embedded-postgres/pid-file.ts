// Reads PostgreSQL's PID file, and tells a running postmaster from a stale file.

import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

export type PidFile = {
  readonly pid: number;
  /** The cluster's folder as the postmaster was told it. */
  readonly cluster: string;
  readonly port: string;
  readonly socketFolder: string;
  readonly ready: boolean;
};

/** The note in `postmaster.pid`; undefined when there is none or it is only half written. */
export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid = '', folder = '', , port = '', socketFolder = '', , , status = ''] = text.split('\n');
  if (!/^\d+$/.test(pid) || folder === '') return undefined;
  return { pid: Number(pid), cluster: folder, port, socketFolder, ready: status.trim() === 'ready' };
}

/**
 * Whether the process of the note is alive and is the postmaster of `cluster`. Numbers of processes are used again
 * (after a restart of a container nearly always), and a copied project brings the note of the original.
 */
export async function isPostmaster(note: PidFile, cluster: string): Promise<boolean> {
  if (!(await commandOf(note.pid)).includes(`-D ${note.cluster}`)) return false;
  if (note.cluster === cluster) return true;
  const [theirs, ours] = await Promise.all([stat(note.cluster).catch(() => undefined), stat(cluster)]);
  // A postmaster whose folder is gone from its place was started before the project moved here.
  return theirs === undefined || (theirs.ino === ours.ino && theirs.dev === ours.dev);
}

/** The command line of a process, its words separated by spaces; empty when it is gone or only waits to be reaped. */
async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return words.replaceAll('\0', ' ');
  }
  return execute('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  );
}
