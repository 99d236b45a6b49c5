// Writes a stream to a temporary file of this machine while its size and hash are taken.

import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { err, type Failure, ok, type Result } from '../../core/result.ts';

export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** A whole file on this machine's disk, which belongs to nobody yet. */
export type Spooled = { readonly path: string; readonly hash: string; readonly size: number };

/** Whoever gets a value moves the file away or discards it; after a failure nothing is left. */
export async function spool(
  folder: string,
  source: Bytes,
  maxBytes: number,
): Promise<Result<Spooled, Failure<'empty' | 'too_large'>>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const written = await write(path, source, maxBytes).catch(async (error: unknown) => {
    await discard(path);
    throw error;
  });
  if (!written.ok) await discard(path);
  return written.ok ? ok({ path, ...written.value }) : written;
}

async function write(
  path: string,
  source: Bytes,
  maxBytes: number,
): Promise<Result<Omit<Spooled, 'path'>, Failure<'empty' | 'too_large'>>> {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of source) {
      size += chunk.byteLength;
      if (size > maxBytes) return err('too_large');
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return size === 0 ? err('empty') : ok({ hash: hash.digest('hex'), size });
}

export function discard(path: string): Promise<void> {
  return rm(path, { force: true });
}

/** Removes what processes that died have left here: files that nobody has written to for so long. */
export async function clearSpool(folder: string, ageMs: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs >= ageMs) await discard(path);
  }
}
