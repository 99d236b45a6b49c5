// Files in a folder of this machine: written beside their place, synced, then renamed, so that none is ever half there.

import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './file-store.ts';

/** `spool` lies on the same disk, so that a rename moves nothing. */
export function createDiskStore(root: string, spool: string): FileStore {
  const pathOf = (key: string) => join(root, key);
  const adopt = async (path: string, key: string) => {
    const target = pathOf(key);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await rename(path, target);
    await syncFolder(dirname(target));
  };
  return {
    adopt,
    write: async (key, bytes) => {
      await mkdir(spool, { recursive: true, mode: 0o700 });
      const path = join(spool, randomUUID());
      const file = await open(path, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await adopt(path, key);
    },
    read: async (key, range) => {
      const file = await open(pathOf(key)).catch(absent);
      return file && createReadStream('', { fd: file, ...range });
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    removeAll: (prefix) => rm(pathOf(prefix), { recursive: true, force: true }),
  };
}

/** The name of a file is in its folder: it outlives a power cut when that is synced too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function absent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
