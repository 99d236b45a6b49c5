// Lives the half years that `live-in-workers.ts` asks for, on a processor of its own.

import { parentPort } from 'node:worker_threads';
import { type Life, simulate } from './simulate.ts';
import type { Way } from './ways.ts';

export type Lives = {
  readonly way: Way;
  readonly life: Omit<Life, 'seed'>;
  readonly seeds: readonly number[];
};

parentPort?.on('message', ({ way, life, seeds }: Lives) => {
  // A worker's parent has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(seeds.map((seed) => simulate(way, { ...life, seed })));
});
