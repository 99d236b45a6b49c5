// The port for files: bytes by their hash in a store, a row for each use, uploads that go on where they were cut.

import type { Readable } from 'node:stream';
import type { FileKind } from '../../core/file-kind.ts';
import type { UserId } from '../../core/user-id.ts';
import type { Database, Executor } from '../db/database.ts';
import { cleanFiles } from './clean.ts';
import type { FilesDeps } from './deps.ts';
import type { Refused } from './inspect.ts';
import { createSignedAddresses, type SignedAddresses } from './signed-address.ts';
import { createStorage, keyOf, type Storage } from './storage.ts';
import type { ByteRange, FileStore } from './stores/file-store.ts';
import { createUploads, type Uploads } from './uploads/uploads.ts';
import { deleteUse, type FileUse, findUse } from './uses-repo.ts';

export type { FileUse, Refused };

export type Files = Storage & {
  /** A stream of the bytes; undefined when they are not there, which no row should say. */
  readonly get: (file: Pick<FileUse, 'hash'>, range?: ByteRange) => Promise<Readable | undefined>;
  /** Deletes a use in the caller's transaction; the bytes go when nobody uses them. False: not this person's. */
  readonly delete: (tx: Executor, ownerId: UserId, id: string) => Promise<boolean>;
  /** For whoever may read it, and who has said so by a signature. */
  readonly find: (id: string) => Promise<FileUse | undefined>;
  /** What the kind of a file calls it where it is saved. */
  readonly savedAs: (file: Pick<FileUse, 'kind'>) => string | undefined;
  readonly addresses: SignedAddresses;
  readonly uploads: Uploads;
  /** Removes what nobody uses any more, once it is older than the grace. */
  readonly clean: (graceSeconds?: number) => Promise<void>;
};

export type FilesOptions = {
  readonly db: Database;
  readonly store: FileStore;
  /** A folder of this machine for files that are being put together. */
  readonly spoolFolder: string;
  readonly secret: string;
  readonly kinds: readonly FileKind[];
};

/** Longer than any request, and than any transaction between `put` and `use`. */
const GRACE_SECONDS = 3600;

export function createFiles({ db, store, spoolFolder, secret, kinds }: FilesOptions): Files {
  const deps: FilesDeps = { db, store, spoolFolder, kinds: new Map(kinds.map((kind) => [kind.name, kind])) };
  const storage = createStorage(deps);
  return {
    ...storage,
    get: ({ hash }, range) => store.read(keyOf(hash), range),
    delete: deleteUse,
    find: (id) => findUse(db, id),
    savedAs: ({ kind }) => deps.kinds.get(kind)?.savedAs,
    addresses: createSignedAddresses(secret),
    uploads: createUploads(deps, storage),
    clean: (graceSeconds = GRACE_SECONDS) => cleanFiles(deps, graceSeconds),
  };
}
