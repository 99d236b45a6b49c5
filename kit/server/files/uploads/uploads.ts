// Uploads by offset: begun with a size, continued from wherever they stand, and finished by the feature that wants the file.

import type { FileKind } from '../../../core/file-kind.ts';
import { err, type Failure, ok, type Result } from '../../../core/result.ts';
import type { UserId } from '../../../core/user-id.ts';
import type { Executor } from '../../db/database.ts';
import type { Owned } from '../../db/owned.ts';
import type { FilesDeps } from '../deps.ts';
import type { Refused } from '../inspect.ts';
import type { Bytes } from '../spool.ts';
import type { Storage } from '../storage.ts';
import { type FileUse, findOwnUse, lockFilesOf } from '../uses-repo.ts';
import { type AppendFailure, appendBytes } from './append.ts';
import { type FinishFailure, finish } from './finish.ts';
import { deleteUpload, findUpload, insertUpload, openTotal, prefixOf, type Upload } from './uploads-repo.ts';

type NewUpload = Pick<Upload, 'id' | 'ownerId' | 'kind' | 'size'>;

type BeginFailure =
  | Failure<'not_found'>
  | Failure<'too_large', { readonly maxBytes: number }>
  | Failure<'too_many_uploads'>;

/** Runs in the transaction that stores the use: what else becomes true with it. */
type OnStored = (tx: Executor, file: FileUse) => Promise<void>;

type Finishing = { readonly ownerId: UserId; readonly id: string; readonly kind: FileKind };

export type Uploads = {
  /** The same id again is the same upload, as far as it has come. */
  readonly begin: (upload: NewUpload) => Promise<Result<Owned<Upload>, BeginFailure>>;
  readonly find: (ownerId: UserId, id: string) => Promise<Owned<Upload> | undefined>;
  /** Stores what comes from this offset on, also of a body that breaks off; answers how far the upload has come. */
  readonly append: (
    upload: Owned<Upload>,
    offset: number,
    body: Bytes,
  ) => Promise<Result<number, AppendFailure>>;
  /** False when there is none of this person. */
  readonly cancel: (ownerId: UserId, id: string) => Promise<boolean>;
  /**
   * Turns a whole upload into a use. Called again it answers the same; what is refused is removed at once.
   * `makeRoom` runs first in the transaction, to delete what the new file replaces.
   */
  readonly finish: (
    upload: Finishing,
    steps: { readonly makeRoom?: (tx: Executor) => Promise<void>; readonly onStored: OnStored },
  ) => Promise<Result<FileUse, FinishFailure | Refused>>;
};

/** Of one person, at the same time. */
const OPEN_MAX = 5;
const OPEN_BYTES_MAX = 200 * 1024 * 1024;

export function createUploads(deps: FilesDeps, storage: Storage): Uploads {
  const { db, store } = deps;
  const drop = async (upload: Owned<Upload>) => {
    await deleteUpload(db, upload);
    await store.removeAll(prefixOf(upload.id));
  };
  return {
    begin: (upload) => begin(deps, upload),
    find: (ownerId, id) => findUpload(db, ownerId, id),
    append: (upload, offset, body) => appendBytes(deps, upload, offset, body),
    cancel: async (ownerId, id) => {
      const upload = await findUpload(db, ownerId, id);
      // What has become a file stays one.
      if (!upload || upload.fileId !== null) return false;
      await drop(upload);
      return true;
    },
    finish: async ({ ownerId, id, kind }, steps) => {
      const upload = await findUpload(db, ownerId, id);
      if (!upload || upload.kind !== kind.name) return err('not_found');
      if (upload.fileId !== null) return found(await findOwnUse(db, ownerId, upload.fileId));
      const finished = await finish(deps, { ...storage, kind, steps }, upload);
      const isRefused = !finished.ok && finished.error.code !== 'incomplete';
      if (isRefused) await drop(upload);
      else if (finished.ok) await store.removeAll(prefixOf(id));
      return finished;
    },
  };
}

const found = (file: FileUse | undefined) => (file ? ok(file) : err('not_found'));

async function begin(
  { db, kinds }: FilesDeps,
  upload: NewUpload,
): Promise<Result<Owned<Upload>, BeginFailure>> {
  const kind = kinds.get(upload.kind);
  if (!kind) return err('not_found');
  if (upload.size > kind.maxBytes) return err('too_large', { maxBytes: kind.maxBytes });
  return db.transaction(async (tx) => {
    await lockFilesOf(tx, upload.ownerId);
    const open = await openTotal(tx, upload.ownerId, upload.id);
    if (open.uploads >= OPEN_MAX || open.bytes + upload.size > OPEN_BYTES_MAX) return err('too_many_uploads');
    await insertUpload(tx, upload);
    const stored = await findUpload(tx, upload.ownerId, upload.id);
    const isSame = stored?.kind === upload.kind && stored.size === upload.size;
    return stored && isSame ? ok(stored) : err('not_found');
  });
}
