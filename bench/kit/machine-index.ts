// How slow the machine is at this moment: two fixed loops beside the best time that each ever took on our machines.

import { type MachineIndex, quantile, round } from './bench.ts';

/** The quickest loops seen, in milliseconds: 23 and 29 November 2026. */
const BEST_MS: MachineIndex = { processor: 34, memory: 23.8 };
const LOOPS = 30;

/** Medians of thirty loops each; takes two to four seconds. */
export function measureMachine(): MachineIndex {
  const numbers = new Int32Array(65_536);
  return {
    processor: round(medianTime(() => mix(numbers)) / BEST_MS.processor, 2),
    memory: round(medianTime(fillAndRead) / BEST_MS.memory, 2),
  };
}

function medianTime(loop: () => void): number {
  const times = Array.from({ length: LOOPS }, () => {
    const began = performance.now();
    loop();
    return performance.now() - began;
  });
  return quantile(times, 0.5);
}

const PASSES = 60;

/** Each number follows from the one before, so that no engine can take a shorter way. */
function mix(numbers: Int32Array): void {
  for (let pass = 0; pass < PASSES; pass += 1)
    for (let index = 1; index < numbers.length; index += 1)
      numbers[index] = (Math.imul(numbers[index - 1] ?? 0, 48_271) + index + pass) | 0;
}

const ENTRIES = 60_000;
/** Without a factor in common with `ENTRIES`: each entry once, far from the one before. */
const STRIDE = 7919;

function fillAndRead(): void {
  const entries = new Map<string, { readonly place: number }>();
  for (let index = 0; index < ENTRIES; index += 1)
    entries.set(`entry ${(index * STRIDE) % ENTRIES}`, { place: index });
  let sum = 0;
  for (let index = 0; index < ENTRIES; index += 1) sum += entries.get(`entry ${index}`)?.place ?? 0;
  if (sum !== (ENTRIES * (ENTRIES - 1)) / 2) throw new Error('the loop of the machine index lost an entry');
}
