/** Decides how a polyphone is read in its place, by a linear model over its surroundings. */

import {
  type Features,
  type Hints,
  mix,
  newFeatures,
  type Place,
  readFeatures,
  readHints,
  sharedFeatures,
} from './polyphone-features.ts';
import type { Sounds } from './sounds.ts';
import { NEAR_FACTOR } from './sounds-format.ts';

const features = newFeatures();
const shared: number[] = [];

/** The seed of the hashes of one reading of one character. */
export function seedOf(unit: number, reading: string): number {
  let hash = unit;
  for (let i = 0; i < reading.length; i++) hash = mix(hash, reading.charCodeAt(i));
  return hash;
}

/** Calls `visit` with the hash and factor of everything that speaks for or against a candidate. */
export function visitSlots(
  place: Place,
  surroundings: Features,
  hints: Hints,
  candidate: { reading: string; rank: number; rankInWord: number },
  visit: (hash: number, factor: number) => void,
): void {
  const seed = seedOf(place.text.charCodeAt(place.at), candidate.reading);
  for (let i = 0; i < surroundings.all; i++) {
    visit(mix(surroundings.ids[i] ?? 0, seed), i < surroundings.near ? NEAR_FACTOR : 1);
  }
  sharedFeatures(place, hints, candidate, shared);
  for (const feature of shared) visit(feature, NEAR_FACTOR);
}

/**
 * The likeliest reading of a polyphone at a place.
 * @param fromWord the readings that the word allows here, most usual first; empty if the word does not say.
 */
export function decide(sounds: Sounds, place: Place, fromWord: readonly string[]): string | undefined {
  const polyphone = (sounds.polyphoneAt[place.text.charCodeAt(place.at)] ?? 0) - 1;
  const candidates = sounds.polyphones[polyphone];
  if (!candidates) return fromWord[0];
  readFeatures(place, features);
  const hints = readHints(place);
  // The table has a power of two entries.
  const mask = sounds.weights.length - 1;
  let best: string | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  candidates.forEach((reading, rank) => {
    if (fromWord.length > 0 && !fromWord.includes(reading)) return;
    let score = 0;
    const rankInWord = fromWord.length === 0 ? -2 : fromWord.indexOf(reading);
    visitSlots(place, features, hints, { reading, rank, rankInWord }, (hash, factor) => {
      score += (sounds.weights[hash & mask] ?? 0) * factor;
    });
    if (score > highest) {
      highest = score;
      best = reading;
    }
  });
  return best ?? fromWord[0];
}
