// Puts the pieces of a whole upload together, has them inspected and stored, and writes the row of their use.

import type { FileKind } from '../../../core/file-kind.ts';
import { err, type Failure, ok, type Result } from '../../../core/result.ts';
import type { Executor } from '../../db/database.ts';
import type { Owned } from '../../db/owned.ts';
import type { FilesDeps } from '../deps.ts';
import type { Refused } from '../inspect.ts';
import type { Storage } from '../storage.ts';
import { type FileUse, findOwnUse } from '../uses-repo.ts';
import { findUpload, finishUpload, listPieceKeys, lockUpload, type Upload } from './uploads-repo.ts';

export type FinishFailure = Failure<'not_found'> | Failure<'incomplete', { readonly offset: number }>;

type Finishing = Storage & {
  readonly kind: FileKind;
  readonly steps: {
    readonly makeRoom?: (tx: Executor) => Promise<void>;
    readonly onStored: (tx: Executor, file: FileUse) => Promise<void>;
  };
};

type Finished = Result<FileUse, FinishFailure | Refused>;

/** Undoes the transaction and carries out of it why. */
class Undone extends Error {
  readonly finished: Finished;
  constructor(finished: Finished) {
    super('the use of an upload was refused');
    this.finished = finished;
  }
}

export async function finish(
  deps: FilesDeps,
  { put, use, kind, steps }: Finishing,
  upload: Owned<Upload>,
): Promise<Finished> {
  if (upload.received < upload.size) return err('incomplete', { offset: upload.received });
  const keys = await listPieceKeys(deps.db, upload);
  const content = await put(kind, joined(deps, keys)).catch(ignoreGonePiece);
  if (!content?.ok) return (await findFinished(deps, upload)) ?? content ?? err('not_found');
  const work = deps.db.transaction(async (tx) => {
    const now = await lockUpload(tx, upload.ownerId, upload.id);
    if (!now) return err('not_found');
    // Another tab, or a call whose answer was lost, was faster.
    if (now.fileId !== null) return toFound(await findOwnUse(tx, upload.ownerId, now.fileId));
    await steps.makeRoom?.(tx);
    const used = await use(tx, upload.ownerId, content.value);
    if (!used.ok) throw new Undone(used);
    await finishUpload(tx, upload, used.value.id);
    await steps.onStored(tx, used.value);
    return used;
  });
  return work.catch((error: unknown) => {
    if (error instanceof Undone) return error.finished;
    throw error;
  });
}

/** Of two calls at once, the faster one has removed the pieces under the other's hands. */
async function findFinished(
  { db }: FilesDeps,
  { ownerId, id }: Owned<Upload>,
): Promise<Finished | undefined> {
  const now = await findUpload(db, ownerId, id);
  return now?.fileId ? toFound(await findOwnUse(db, ownerId, now.fileId)) : undefined;
}

class PieceGone extends Error {}

function ignoreGonePiece(error: unknown): undefined {
  if (error instanceof PieceGone) return undefined;
  throw error;
}

const toFound = (file: FileUse | undefined): Finished => (file ? ok(file) : err('not_found'));

async function* joined({ store }: FilesDeps, keys: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const key of keys) {
    const piece = await store.read(key);
    if (!piece) throw new PieceGone('a piece of an upload is not in the store');
    yield* piece;
  }
}
