// Times the calls against several databases in turns, so that a noisy machine disturbs all alike.

import type { Callers } from './callers.ts';
import { CALLS } from './calls.ts';

export type Side = {
  /** Processes that serve this database; whoever calls goes to the next one each time. */
  readonly urls: readonly string[];
  readonly callers: Callers;
};

const WARM_UPS = 8;
const SAMPLES = 60;

export type Sides<Value> = { readonly small: Value; readonly large: Value };

/** Milliseconds of each call on each side. `clients`: how many call at the same time. */
export async function measure(
  sides: Sides<Side>,
  clients: number,
): Promise<ReadonlyMap<string, Sides<number[]>>> {
  const measured = new Map<string, Sides<number[]>>();
  for (const [name, call] of Object.entries(CALLS)) {
    const times: Sides<number[]> = { small: [], large: [] };
    for (let round = 0; round < (WARM_UPS + SAMPLES) / clients; round += 1) {
      for (const side of ['small', 'large'] as const) {
        const { urls, callers } = sides[side];
        const took = await Promise.all(
          Array.from({ length: clients }, async (_, client) => {
            const index = round * clients + client;
            const began = performance.now();
            await call(callers, index, urls[index % urls.length] ?? '');
            return performance.now() - began;
          }),
        );
        if (round * clients >= WARM_UPS) times[side].push(...took);
      }
    }
    measured.set(name, times);
  }
  return measured;
}
