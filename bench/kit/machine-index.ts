// How slow the machine is at this moment: a fixed loop beside the best time that it ever took on our machines.

import { quantile, round } from './bench.ts';

/** The quickest loop seen, in milliseconds, on 23 November 2026. */
const BEST_MS = 34;
const LOOPS = 30;
const PASSES = 60;

/** Median time of the loop as a multiple of the best known: 1 on a quick and quiet machine, 2 where all takes twice as long. */
export function measureMachine(): number {
  const numbers = new Int32Array(65_536);
  const times = Array.from({ length: LOOPS }, () => {
    const began = performance.now();
    mix(numbers);
    return performance.now() - began;
  });
  return round(quantile(times, 0.5) / BEST_MS, 2);
}

/** Each number follows from the one before, so that no engine can take a shorter way. */
function mix(numbers: Int32Array): void {
  for (let pass = 0; pass < PASSES; pass += 1)
    for (let index = 1; index < numbers.length; index += 1)
      numbers[index] = (Math.imul(numbers[index - 1] ?? 0, 48_271) + index + pass) | 0;
}
