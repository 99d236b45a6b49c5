// Takes the bytes of an upload as they come and stores them piece by piece, so that a cut loses none that arrived.

import { randomUUID } from 'node:crypto';
import { err, type Failure, ok, type Result } from '../../../core/result.ts';
import type { Owned } from '../../db/owned.ts';
import type { FilesDeps } from '../deps.ts';
import type { Bytes } from '../spool.ts';
import { addPiece, findUpload, prefixOf, type Upload } from './uploads-repo.ts';

export type AppendFailure =
  /** The bytes do not begin where the upload stands: the sender goes on from there. */
  | Failure<'offset_mismatch', { readonly offset: number }>
  /** More came than was said at the beginning. */
  | Failure<'too_long', { readonly offset: number }>
  | Failure<'not_found'>;

/** What one request holds in memory. */
const PIECE_BYTES = 1024 * 1024;

export async function appendBytes(
  deps: FilesDeps,
  upload: Owned<Upload>,
  offset: number,
  body: Bytes,
): Promise<Result<number, AppendFailure>> {
  if (upload.fileId !== null || offset !== upload.received) return mismatch(deps, upload);
  let at = offset;
  for await (const piece of inPieces(body)) {
    if (at + piece.byteLength > upload.size) return err('too_long', { offset: at });
    if (!(await storePiece(deps, upload, at, piece))) return mismatch(deps, upload);
    at += piece.byteLength;
  }
  return ok(at);
}

async function mismatch({ db }: FilesDeps, { ownerId, id }: Owned<Upload>) {
  const now = await findUpload(db, ownerId, id);
  return now ? err('offset_mismatch', { offset: now.received }) : err('not_found');
}

/** Pieces of a body; the last one also when the body breaks off, since its sender goes on from there. */
async function* inPieces(body: Bytes): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      size += chunk.byteLength;
      if (size < PIECE_BYTES) continue;
      yield Buffer.concat(chunks);
      chunks = [];
      size = 0;
    }
  } catch (error) {
    if (!isCut(error)) throw error;
  }
  if (size > 0) yield Buffer.concat(chunks);
}

/** The sender is gone in the middle of a request. */
const isCut = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ECONNRESET';

async function storePiece(
  { db, store }: FilesDeps,
  upload: Owned<Upload>,
  startsAt: number,
  bytes: Uint8Array,
): Promise<boolean> {
  // Two senders at one offset write two objects; the row decides whose counts.
  const key = `${prefixOf(upload.id)}${startsAt}-${randomUUID()}`;
  await store.write(key, bytes);
  const isAdded = await addPiece(db, upload, { startsAt, size: bytes.byteLength, key });
  if (!isAdded) await store.remove(key);
  return isAdded;
}
