// Stores inspected bytes, and writes the row of a use: the part of the port that uploads need too.

import type { FileKind } from '../../core/file-kind.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { UserId } from '../../core/user-id.ts';
import type { Executor } from '../db/database.ts';
import { newId } from '../new-id.ts';
import { announceContent, markUsed } from './contents-repo.ts';
import type { FilesDeps } from './deps.ts';
import { type Inspected, inspect, type Refused } from './inspect.ts';
import { type Bytes, discard, spool } from './spool.ts';
import { type FileUse, insertUse, lockFilesOf, totalOf } from './uses-repo.ts';

/** Bytes in the store that no row uses yet: an hour later the job removes them. */
export type StoredContent = Pick<Inspected, 'hash' | 'size' | 'mediaType'> & { readonly kind: FileKind };

export type Storage = {
  /** Inspects a stream by its kind and stores it, or says why it is refused; then nothing of it is left. */
  readonly put: (kind: FileKind, source: Bytes) => Promise<Result<StoredContent, Refused>>;
  /** Writes the row of a use in the caller's transaction; refused when the person has too much of this kind. */
  readonly use: (tx: Executor, ownerId: UserId, content: StoredContent) => Promise<Result<FileUse, Refused>>;
};

export function createStorage(deps: FilesDeps): Storage {
  return {
    put: async (kind, source) => {
      const spooled = await spool(deps.spoolFolder, source, kind.maxBytes);
      if (!spooled.ok) return spooled;
      const inspected = await inspect(spooled.value, kind, deps.spoolFolder);
      return inspected.ok ? ok(await keep(deps, kind, inspected.value)) : inspected;
    },
    use,
  };
}

/** Two levels of folders, so that none grows too large. */
export const keyOf = (hash: string) => `contents/${hash.slice(0, 2)}/${hash.slice(2)}`;

async function keep(
  { db, store }: FilesDeps,
  kind: FileKind,
  { path, hash, size, mediaType }: Inspected,
): Promise<StoredContent> {
  try {
    await announceContent(db, hash, size);
    await store.adopt(path, keyOf(hash));
  } finally {
    await discard(path);
  }
  return { kind, hash, size, mediaType };
}

async function use(
  tx: Executor,
  ownerId: UserId,
  { kind, hash, size, mediaType }: StoredContent,
): Promise<Result<FileUse, Refused>> {
  await lockFilesOf(tx, ownerId);
  const total = await totalOf(tx, ownerId, kind.name);
  const { files, bytes } = kind.perPerson;
  if (total.files >= files || total.bytes + size > bytes) return err('quota_used_up');
  const row = await insertUse(tx, { id: newId(), ownerId, kind: kind.name, hash, size, mediaType });
  await markUsed(tx, hash);
  return ok(row);
}
