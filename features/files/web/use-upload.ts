// An upload as a part of a page shows it: how far it is, that it waits, why it failed, and the ways on from there.

import { useEffect, useRef, useState } from 'react';
import type { FileKind } from '../../../kit/core/file-kind.ts';
import { errorCode } from '../../../kit/web/api/api.ts';
import { newId } from '../../../kit/web/new-id.ts';
import { explainUpload, refuseFile, type UploadFailure } from './explain.ts';
import { cancelUpload, sendFile, untilReached } from './upload.ts';

export type UploadState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly percentage: number; readonly isWaiting: boolean }
  | ({ readonly status: 'failed' } & UploadFailure);

type UploadOptions = {
  readonly kind: FileKind;
  /** The feature's own call, which makes a file of the whole upload; safe to repeat. */
  readonly finish: (uploadId: string) => Promise<void>;
  /** What the feature itself refuses, in its words: the same file again would be refused again. */
  readonly explain?: ((error: unknown) => string | undefined) | undefined;
  /** Told with every failure, for whoever sends several. */
  readonly onFailed?: () => void;
};

export type Upload = {
  readonly state: UploadState;
  readonly start: (file: File) => void;
  /** The same file again, from where it stopped. */
  readonly retry: () => void;
  readonly cancel: () => void;
};

type Running = { readonly id: string; readonly file: File; readonly abort: AbortController };

/** What an upload that its server does not have any more, or not whole, is worth: one more try. */
function secondJob(job: Running, code: string): Running | undefined {
  if (code === 'NOT_FOUND') return { ...job, id: newId() };
  return code === 'UPLOAD_INCOMPLETE' ? job : undefined;
}

const IDLE: UploadState = { status: 'idle' };

export function useUpload({ kind, finish, explain, onFailed }: UploadOptions): Upload {
  const [state, setState] = useState<UploadState>(IDLE);
  const running = useRef<Running>(undefined);
  useEffect(() => () => running.current?.abort.abort(), []);

  const fail = (failure: UploadFailure) => {
    setState({ status: 'failed', ...failure });
    onFailed?.();
  };
  const run = async (job: Running, isSecond = false) => {
    running.current = job;
    const { signal } = job.abort;
    const show = (sent: number, isWaiting: boolean) => {
      const percentage = Math.floor((100 * sent) / job.file.size);
      if (!signal.aborted) setState({ status: 'sending', percentage, isWaiting });
    };
    try {
      show(0, false);
      await sendFile(job.id, kind.name, job.file, { signal, onProgress: show });
      const onWaiting = () => show(job.file.size, true);
      await untilReached(() => finish(job.id), { signal, onWaiting });
      if (!signal.aborted) setState(IDLE);
    } catch (error) {
      if (signal.aborted) return;
      const again = isSecond ? undefined : secondJob(job, errorCode(error));
      if (again) return void run(again, true);
      const refusal = explain?.(error);
      fail(refusal === undefined ? explainUpload(error, kind) : { message: refusal, canRetry: false });
    }
  };
  const begin = (file: File, id: string) => {
    running.current?.abort.abort();
    void run({ id, file, abort: new AbortController() });
  };
  return {
    state,
    start: (file) => {
      const refused = refuseFile(file, kind);
      if (refused) fail(refused);
      else begin(file, newId());
    },
    retry: () => {
      const job = running.current;
      if (job) begin(job.file, job.id);
    },
    cancel: () => {
      const job = running.current;
      running.current = undefined;
      job?.abort.abort();
      if (job) cancelUpload(job.id);
      setState(IDLE);
    },
  };
}
