// Has parameters fitted by a process of its own, which is ended when it takes too long; without it nothing is fitted.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import type { TrainedCard } from '../../domain/memory/training.ts';

const PROGRAM = join(import.meta.dirname, 'fit-weights.ts');
const HEAP_MB = 512;
const LONGEST_MS = 60_000;
/** FSRS-6 has so many. */
const WEIGHTS = 21;

const weightsSchema = z.array(z.number()).length(WEIGHTS);

export type RunFit = (cards: readonly TrainedCard[]) => Promise<readonly number[] | undefined>;

/** Undefined when they could not be fitted here: no such package for this machine, too slow, too few reviews. */
export const runFit: RunFit = async (cards) => {
  const fitter = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, PROGRAM], {
    stdio: ['pipe', 'pipe', 'ignore'],
    // Nothing of ours is its business.
    env: {},
  });
  const timer = setTimeout(() => fitter.kill('SIGKILL'), LONGEST_MS);
  // A process that has died takes nothing any more.
  fitter.stdin.on('error', () => undefined);
  fitter.stdin.end(JSON.stringify(cards.map((card) => card.map(({ grade, days }) => [grade, days]))));
  try {
    const [written] = await Promise.all([text(fitter.stdout), once(fitter, 'close')]);
    const weights = weightsSchema.safeParse(parseJson(written));
    return weights.success ? weights.data : undefined;
  } catch {
    return undefined; // It could not even begin.
  } finally {
    clearTimeout(timer);
    fitter.kill('SIGKILL');
  }
};

/** Undefined for what a killed process ends with. */
function parseJson(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}
