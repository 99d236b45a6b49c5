/** Turns examples into what the fit works on: per candidate reading the slots of its weights. */

import { mix, seedOf } from '../../sounds/reader/hash.ts';
import {
  newFeatures,
  type Place,
  readFeatures,
  readHints,
  sharedFeatures,
} from '../../sounds/reader/polyphone-features.ts';
import { NEAR_FACTOR, WEIGHT_BITS } from '../../sounds/reader/sounds-format.ts';
import type { Lexicon } from '../../words/index.ts';
import type { Candidates } from './candidates.ts';
import type { Placed } from './examples.ts';
import type { Profiles } from './profiles.ts';

/** The features that name a character beside the place; see `newFeatures`. The others mostly say how frequent a reading is. */
const NEIGHBOURS = [1, 2, 3, 4, 5, 15, 16];

export const SIZE = 1 << WEIGHT_BITS;

/** One example: the slots of each candidate one after another, and where each candidate's begin. */
export type Prepared = {
  readonly slots: Int32Array;
  readonly factors: Float32Array;
  readonly starts: readonly number[];
  readonly right: number;
  readonly weight: number;
  readonly fold: number;
};

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

/** The readings that the word of an example allows, with their place among the candidates. */
function allowedReadings({ fromWord }: Placed, candidates: readonly string[]) {
  return candidates
    .map((reading, rank) => ({ reading, rank }))
    .filter(({ reading }) => fromWord.length === 0 || fromWord.includes(reading));
}

function prepareOne(
  lexicon: Lexicon,
  candidates: readonly string[],
  profiles: string,
  example: Placed,
): Prepared | undefined {
  const allowed = allowedReadings(example, candidates);
  const right = allowed.findIndex(({ reading }) => reading === example.label);
  if (right < 0 || allowed.length < 2) return undefined;
  const text = example.words.map((word) => word.simplified).join('');
  const spot: Place = { lexicon, text, words: example.words, word: example.word, at: example.at };
  const features = newFeatures();
  readFeatures(spot, features);
  const hints = readHints(spot);
  const used = example.isBalanced ? NEIGHBOURS : range(0, features.near);
  const slots: number[] = [];
  const factors: number[] = [];
  const starts: number[] = [];
  for (const { reading, rank } of allowed) {
    starts.push(slots.length);
    const seed = seedOf(text.charCodeAt(example.at), reading);
    for (const i of [...used, ...range(features.near, features.all)]) {
      slots.push(mix(features.ids[i] ?? 0, seed) & (SIZE - 1));
      factors.push(i >= features.near ? 1 / NEAR_FACTOR : 1);
    }
    if (example.isBalanced) continue;
    const rankInWord = example.fromWord.length === 0 ? -2 : example.fromWord.indexOf(reading);
    const [kind, usual] = [profiles.charCodeAt(2 * rank), profiles.charCodeAt(2 * rank + 1)];
    const common: number[] = [];
    sharedFeatures(spot, features, hints, { reading, rank, rankInWord, kind, usual }, common);
    for (const id of common) {
      slots.push(id & (SIZE - 1));
      factors.push(1);
    }
  }
  const { weight, fold } = example;
  return {
    slots: Int32Array.from(slots),
    factors: Float32Array.from(factors),
    starts: [...starts, slots.length],
    right,
    weight,
    fold,
  };
}

/** The examples whose character has candidates. */
export function prepare(
  lexicon: Lexicon,
  candidates: Candidates,
  profiles: Profiles,
  examples: readonly Placed[],
): Prepared[] {
  return examples.flatMap(
    (example) =>
      prepareOne(
        lexicon,
        candidates.get(example.character) ?? [],
        profiles.get(example.character) ?? '',
        example,
      ) ?? [],
  );
}
