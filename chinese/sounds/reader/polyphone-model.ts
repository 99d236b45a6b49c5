/** Decides how a polyphone is read in its place, by a linear model over its surroundings. */

import { mix } from './hash.ts';
import { newFeatures, type Place, readFeatures, readHints, sharedFeatures } from './polyphone-features.ts';
import type { Sounds } from './sounds.ts';
import { NEAR_FACTOR } from './sounds-format.ts';

/** How much the first reading of a word is favoured, in units of the score (128 = a factor of e). */
const USUAL_IN_WORD = 250;
/** Characters that stand alone in nearly all cases in their first reading, far more than in the training sentences. */
const MOSTLY_USUAL = new Set(
  Array.from('的吧没了着都给更几少大上说要会那看好嗯', (character) => character.charCodeAt(0)),
);
const USUAL_ALONE = 250;
// Filled again for every place; a reader is never interrupted.
const features = newFeatures();
const shared: number[] = [];

/** What a reading's own features add up to. */
function scoreOf(weights: Int8Array, seed: number): number {
  // The table has a power of two entries.
  const mask = weights.length - 1;
  let strong = 0;
  let weak = 0;
  for (let i = 0; i < features.near; i++) strong += weights[mix(features.ids[i] ?? 0, seed) & mask] ?? 0;
  for (let i = features.near; i < features.all; i++)
    weak += weights[mix(features.ids[i] ?? 0, seed) & mask] ?? 0;
  for (const feature of shared) strong += weights[feature & mask] ?? 0;
  return strong * NEAR_FACTOR + weak;
}

/**
 * The likeliest reading of a polyphone at a place.
 * @param fromWord the readings that the word allows here, most usual first; empty if the word does not say.
 */
export function decide(sounds: Sounds, place: Place, fromWord: readonly string[]): string | undefined {
  const polyphone = sounds.polyphones[(sounds.polyphoneAt[place.text.charCodeAt(place.at)] ?? 0) - 1];
  if (!polyphone) return fromWord[0];
  const mostlyUsual = MOSTLY_USUAL.has(place.text.charCodeAt(place.at));
  readFeatures(place, features);
  const hints = readHints(place);
  let best = fromWord[0];
  let highest = Number.NEGATIVE_INFINITY;
  for (let rank = 0; rank < polyphone.readings.length; rank++) {
    const reading = polyphone.readings[rank] ?? '';
    const rankInWord = fromWord.length === 0 ? -2 : fromWord.indexOf(reading);
    if (rankInWord === -1) continue;
    const kind = polyphone.profiles.charCodeAt(2 * rank);
    const usual = polyphone.profiles.charCodeAt(2 * rank + 1);
    sharedFeatures(place, features, hints, { reading, rank, rankInWord, kind, usual }, shared);
    let score = scoreOf(sounds.weights, polyphone.seeds[rank] ?? 0);
    // A word's usual reading is given up only for good reasons.
    if (fromWord.length > 1 && rankInWord === 0) score += USUAL_IN_WORD;
    if (fromWord.length === 0 && rank === 0 && mostlyUsual) score += USUAL_ALONE;
    if (score <= highest) continue;
    highest = score;
    best = reading;
  }
  return best;
}
