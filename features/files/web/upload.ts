// Sends a file in pieces from wherever the upload stands; while the server is away it waits, and then goes on.

import { ORPCError } from '@orpc/client';
import { apiOf, errorCode, errorData, isAbsence } from '../../../kit/web/api/api.ts';
import { callServer, LANGUAGE_HEADER, retryAfter } from '../../../kit/web/api/call-server.ts';
import { isServerAway, noteAbsence, onServerBack } from '../../../kit/web/api/server-watch.ts';
import type { FilesContract } from '../contract.ts';

const filesApi = apiOf<FilesContract>('files');

export type UploadWatcher = {
  readonly signal: AbortSignal;
  /** Stored bytes; `isWaiting` while the server cannot be reached. */
  readonly onProgress: (sent: number, isWaiting: boolean) => void;
};

/** What a slow phone sends in a few seconds, so that the bar moves and a call has an end. */
const PIECE_BYTES = 128 * 1024;
/** An offset that another tab has moved is asked for again, but not for ever. */
const MISMATCH_MAX = 20;

/** Sends all of the file, or what the server does not have of it yet. Throws what a call threw, or the abort. */
export async function sendFile(
  id: string,
  kind: string,
  file: Blob,
  { signal, onProgress }: UploadWatcher,
): Promise<void> {
  const { size } = file;
  const begin = () => filesApi.beginUpload({ id, kind, size }, { signal });
  let { offset } = await untilReached(begin, { signal, onWaiting: () => onProgress(0, true) });
  let mismatches = 0;
  while (offset < size) {
    onProgress(offset, false);
    const at = offset;
    try {
      offset = await sendPiece(id, at, file.slice(at, at + PIECE_BYTES), signal);
    } catch (error) {
      const known = offsetOf(error);
      if (known === undefined && !isAbsence(error)) throw error;
      if (known !== undefined && (mismatches += 1) > MISMATCH_MAX) throw error;
      // How much of the piece has arrived only the server knows.
      const ask = async () => (await filesApi.readUpload({ id }, { signal })).offset;
      offset = known ?? (await untilReached(ask, { signal, onWaiting: () => onProgress(at, true) }));
    }
  }
  onProgress(size, false);
}

/** The answer is of no use to anybody: what cannot be reached now goes by itself after a day. */
export function cancelUpload(id: string): void {
  filesApi.cancelUpload({ id }).catch(() => undefined);
}

type Waiting = { readonly signal: AbortSignal; readonly onWaiting: () => void };

/** Calls until the server is there; anything else than its absence is thrown. */
export async function untilReached<Value>(
  call: () => Promise<Value>,
  { signal, onWaiting }: Waiting,
): Promise<Value> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (signal.aborted || !isAbsence(error)) throw error;
      onWaiting();
      await serverBack(signal);
    }
  }
}

function serverBack(signal: AbortSignal): Promise<void> {
  if (!isServerAway()) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const stop = onServerBack(() => {
      stop();
      resolve();
    });
    const abort = () => {
      stop();
      reject(new DOMException('cancelled', 'AbortError'));
    };
    signal.addEventListener('abort', abort, { once: true });
  });
}

/** The body is bytes, so this call is not one of the contract's. */
async function sendPiece(id: string, offset: number, piece: Blob, signal: AbortSignal): Promise<number> {
  const headers = { ...LANGUAGE_HEADER, 'upload-offset': String(offset) };
  const request = new Request(`/api/files/uploads/${id}`, { method: 'PATCH', headers, body: piece, signal });
  const response = await callServer(request);
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return numberIn(answer, 'offset') ?? offset + piece.size;
  const isAway = response.status >= 502;
  if (isAway) noteAbsence(retryAfter(response.headers));
  throw new ORPCError(isAway ? 'SERVICE_UNAVAILABLE' : (textIn(answer, 'code') ?? 'UNKNOWN'), {
    status: response.status,
    data: isObject(answer) ? answer['data'] : undefined,
  });
}

function offsetOf(error: unknown): number | undefined {
  return errorCode(error) === 'OFFSET_MISMATCH' ? numberIn(errorData(error), 'offset') : undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function numberIn(value: unknown, name: string): number | undefined {
  const found = isObject(value) ? value[name] : undefined;
  return typeof found === 'number' ? found : undefined;
}

function textIn(value: unknown, name: string): string | undefined {
  const found = isObject(value) ? value[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}
