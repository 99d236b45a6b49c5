/** Fits the weights of the polyphone model: maximum entropy over the candidate readings, averaged, one seed, one order. */

import { type Prepared, SIZE } from './prepare.ts';

/** How the model is fitted. */
export type FitOptions = { epochs: number; rate: number; decay: number; least: number };

export const DEFAULTS: FitOptions = {
  epochs: 20,
  rate: 0.05,
  decay: 1e-5,
  /** Examples in which a feature must have been seen: else it would be learnt by heart, and fill the table. */
  least: 2,
};

type Table = {
  readonly weights: Float32Array;
  readonly squares: Float32Array;
  readonly seen: Uint16Array;
};

/** Random numbers from 0 to 1 that are the same in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function countSeen(prepared: readonly Prepared[]): Uint16Array {
  const seen = new Uint16Array(SIZE);
  for (const { slots } of prepared)
    for (const slot of slots) if ((seen[slot] ?? 0) < 60000) seen[slot] = (seen[slot] ?? 0) + 1;
  return seen;
}

/** The probability of each candidate. */
function probabilities({ weights }: Table, { slots, factors, starts }: Prepared): number[] {
  const scores: number[] = [];
  for (let k = 0; k + 1 < starts.length; k++) {
    let sum = 0;
    for (let i = starts[k] ?? 0; i < (starts[k + 1] ?? 0); i++)
      sum += (weights[slots[i] ?? 0] ?? 0) * (factors[i] ?? 0);
    scores.push(sum);
  }
  const highest = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - highest));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / whole);
}

/** One step of AdaGrad on one example. */
function step(table: Table, example: Prepared, { least, decay, rate }: FitOptions): void {
  const { weights, squares, seen } = table;
  probabilities(table, example).forEach((probability, k) => {
    const error = ((k === example.right ? 1 : 0) - probability) * example.weight;
    if (Math.abs(error) < 1e-4) return;
    for (let i = example.starts[k] ?? 0; i < (example.starts[k + 1] ?? 0); i++) {
      const slot = example.slots[i] ?? 0;
      if ((seen[slot] ?? 0) < least) continue;
      const weight = weights[slot] ?? 0;
      const gradient = error * (example.factors[i] ?? 0) - decay * weight;
      const square = (squares[slot] ?? 0) + gradient * gradient;
      squares[slot] = square;
      weights[slot] = weight + (rate * gradient) / Math.sqrt(square + 0.01);
    }
  });
}

/** Fits weights on the examples. The average over the later epochs, as floats. */
export function fit(prepared: readonly Prepared[], options: FitOptions): Float32Array {
  const order = [...prepared];
  const table: Table = {
    weights: new Float32Array(SIZE),
    squares: new Float32Array(SIZE),
    seen: countSeen(prepared),
  };
  const sum = new Float32Array(SIZE);
  const random = seededRandom(20261121);
  const from = Math.floor(options.epochs / 2);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      const [a, b] = [order[i], order[j]];
      if (a && b) [order[i], order[j]] = [b, a];
    }
    for (const example of order) step(table, example, options);
    if (epoch >= from)
      for (let slot = 0; slot < SIZE; slot++) sum[slot] = (sum[slot] ?? 0) + (table.weights[slot] ?? 0);
  }
  return sum.map((total) => total / (options.epochs - from));
}

/** Weights as signed bytes; what is too small to matter becomes 0, so that the file compresses. */
export function quantise(weights: Float32Array, scale = 32, smallest = 2): Int8Array {
  return Int8Array.from(weights, (weight) => {
    const value = Math.max(-127, Math.min(127, Math.round(weight * scale)));
    return Math.abs(value) < smallest ? 0 : value;
  });
}
