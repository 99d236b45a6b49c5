// Allows one set-up at a time in this folder: two installs at once would damage each other's packages.

import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './paths.mjs';

const path = join(root, 'dist/setup.lock');
const RETRY_MS = 200;

/** Runs `work` while holding the lock; waits for another set-up, and ignores the lock of one that was killed. */
export async function withSetupLock(work) {
  mkdirSync(join(root, 'dist'), { recursive: true });
  for (let isSaid = false; !take(); isSaid = true) {
    if (!isSaid) console.log('Waiting for another set-up in this folder (its process: dist/setup.lock).');
    await delay(RETRY_MS);
  }
  const release = () => rmSync(path, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take() {
  const own = `${path}-${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    // A link appears whole: nobody sees a lock that does not name its holder yet.
    linkSync(own, path);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(own, { force: true });
  }
  if (!isHeld()) rmSync(path, { force: true });
  return false;
}

function isHeld() {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    // After a restart of a container this process may have the number of the one that was killed.
    if (pid === 0 || pid === process.pid) return false;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs as another user. ENOENT: just released. ESRCH: killed.
    return error.code === 'EPERM';
  }
}
