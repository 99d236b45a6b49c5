// Simulated learners on all processors: none of them needs anything of another.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { endLater } from '../kit/end-later.ts';
import type { Lives } from './live-worker.ts';
import type { Outcome } from './simulate.ts';

export type LiveAll = (lives: Lives) => Promise<readonly Outcome[]>;

/** Answers the outcomes in the order of the seeds. One call at a time. */
export function startWorkers(): LiveAll {
  const workers = Array.from({ length: availableParallelism() }, () => {
    const worker = new Worker(new URL('./live-worker.ts', import.meta.url));
    endLater(async () => void (await worker.terminate()));
    return worker;
  });
  return async ({ seeds, ...lives }) => {
    const size = Math.ceil(seeds.length / workers.length);
    const parts = await Promise.all(
      workers.map((worker, at) =>
        askWorker(worker, { ...lives, seeds: seeds.slice(at * size, (at + 1) * size) }),
      ),
    );
    return parts.flat();
  };
}

function askWorker(worker: Worker, lives: Lives): Promise<readonly Outcome[]> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (outcomes: readonly Outcome[]) => {
      worker.off('error', reject);
      resolve(outcomes);
    });
    // A worker has no origin to name.
    worker.postMessage(lives); // oxlint-disable-line unicorn/require-post-message-target-origin
  });
}
