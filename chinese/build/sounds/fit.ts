/** Fits the weights of the polyphone model: maximum entropy over the candidate readings, averaged, one seed, one order. */

import { mix, seedOf } from '../../sounds/hash.ts';
import {
  newFeatures,
  type Place,
  readFeatures,
  readHints,
  sharedFeatures,
} from '../../sounds/polyphone-features.ts';
import { NEAR_FACTOR, WEIGHT_BITS } from '../../sounds/sounds-format.ts';
import type { Lexicon } from '../../words/index.ts';
import type { Placed } from './examples.ts';

/** How the model is fitted. */
export type FitOptions = { epochs: number; rate: number; decay: number };

export const DEFAULTS: FitOptions = { epochs: 10, rate: 0.05, decay: 1e-5 };

type Prepared = { slots: Int32Array[]; factors: Float32Array[]; right: number; weight: number };

const SIZE = 1 << WEIGHT_BITS;

/** Examples in which a feature must have been seen. */
const LEAST = 2;

/** Random numbers from 0 to 1 that are the same in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function prepare(lexicon: Lexicon, candidates: readonly string[], example: Placed): Prepared | undefined {
  const allowed = candidates
    .map((reading, rank) => ({ reading, rank }))
    .filter(({ reading }) => example.fromWord.length === 0 || example.fromWord.includes(reading));
  const right = allowed.findIndex(({ reading }) => reading === example.label);
  if (right < 0 || allowed.length < 2) return undefined;
  const simplified = example.words.map((word) => word.simplified).join('');
  const spot: Place = { lexicon, text: simplified, words: example.words, word: example.word, at: example.at };
  const features = newFeatures();
  readFeatures(spot, features);
  const hints = readHints(spot);
  const slots: Int32Array[] = [];
  const factors: Float32Array[] = [];
  for (const { reading, rank } of allowed) {
    const rankInWord = example.fromWord.length === 0 ? -2 : example.fromWord.indexOf(reading);
    const seed = seedOf(simplified.charCodeAt(example.at), reading);
    const common: number[] = [];
    sharedFeatures(spot, hints, { reading, rank, rankInWord }, common);
    const own = [...Array.from(features.ids.subarray(0, features.all), (id) => mix(id, seed)), ...common];
    const factor = own.map((_, i) => (i >= features.near && i < features.all ? 1 / NEAR_FACTOR : 1));
    slots.push(Int32Array.from(own, (hash) => hash & (SIZE - 1)));
    factors.push(Float32Array.from(factor));
  }
  return { slots, factors, right, weight: example.weight };
}

/** Takes out what was seen in fewer than `least` examples: it would be learnt by heart, and fill the table. */
function dropRare(prepared: readonly Prepared[], least: number): Prepared[] {
  const seen = new Uint16Array(SIZE);
  for (const { slots } of prepared)
    for (const own of slots) for (const slot of own) seen[slot] = (seen[slot] ?? 0) + 1;
  return prepared.map((example) => {
    const kept = example.slots.map((own) => own.map((slot) => ((seen[slot] ?? 0) >= least ? 1 : 0)));
    const slots = example.slots.map((own, k) => own.filter((_, i) => kept[k]?.[i] === 1));
    const factors = example.factors.map((own, k) => own.filter((_, i) => kept[k]?.[i] === 1));
    return { ...example, slots, factors };
  });
}

function probabilities(weights: Float32Array, { slots, factors }: Prepared): number[] {
  const scores = slots.map((own, k) =>
    own.reduce((sum, slot, i) => sum + (weights[slot] ?? 0) * (factors[k]?.[i] ?? 0), 0),
  );
  const highest = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - highest));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / whole);
}

/** One step of AdaGrad on one example. */
function step(weights: Float32Array, squares: Float32Array, example: Prepared, options: FitOptions): void {
  probabilities(weights, example).forEach((probability, k) => {
    const error = ((k === example.right ? 1 : 0) - probability) * example.weight;
    if (Math.abs(error) < 1e-4) return;
    const own = example.slots[k] ?? new Int32Array();
    for (let i = 0; i < own.length; i++) {
      const slot = own[i] ?? 0;
      const weight = weights[slot] ?? 0;
      const gradient = error * (example.factors[k]?.[i] ?? 0) - options.decay * weight;
      const square = (squares[slot] ?? 0) + gradient * gradient;
      squares[slot] = square;
      weights[slot] = weight + (options.rate * gradient) / Math.sqrt(square + 0.01);
    }
  });
}

/** Fits weights on the examples whose character has candidates. The average over the later epochs, as floats. */
export function fit(
  lexicon: Lexicon,
  candidates: ReadonlyMap<string, readonly string[]>,
  examples: readonly Placed[],
  options: FitOptions,
): Float32Array {
  const prepared = examples.flatMap(
    (example) => prepare(lexicon, candidates.get(example.character) ?? [], example) ?? [],
  );
  const kept = dropRare(prepared, LEAST);
  const weights = new Float32Array(SIZE);
  const squares = new Float32Array(SIZE);
  const sum = new Float32Array(SIZE);
  const random = seededRandom(20261121);
  const from = Math.floor(options.epochs / 2);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    for (let i = kept.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      const [a, b] = [kept[i], kept[j]];
      if (a && b) [kept[i], kept[j]] = [b, a];
    }
    for (const example of kept) step(weights, squares, example, options);
    if (epoch >= from) weights.forEach((weight, slot) => (sum[slot] = (sum[slot] ?? 0) + weight));
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
