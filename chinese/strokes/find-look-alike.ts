// Tells whether another character of nearly the same strokes was written, by where the writing lies between the two.

import { type Match, matchStrokes } from './match.ts';
import type { Line } from './resample.ts';

/** A character that may have been written instead. */
export type Rival = { readonly character: string; readonly lines: readonly Line[] };

type Found = {
  readonly character: string;
  readonly isSure: boolean;
  /** The strokes of the character that was meant in which the two differ most. */
  readonly telling: readonly number[];
};

/** What a stroke without a partner counts, as a squared distance. */
const ALONE_ENERGY = 0.05;
/** From 0, the character, to 1, the rival: between these, nobody can tell. */
const UNSURE_FROM = 0.54;
const SURE_FROM = 0.66;
/** A stroke that differs by this share of the one that differs most tells them apart, too. */
const TELLING = 0.25;

/** The rival that the writing lies nearest to, if it is nearer than to the character itself. */
export function findLookAlike(
  written: readonly Line[],
  model: readonly Line[],
  match: Match,
  rivals: readonly Rival[],
): Found | undefined {
  const mine = energyOf(match);
  let [most, found]: [number, Found | undefined] = [UNSURE_FROM, undefined];
  for (const { character, lines } of rivals) {
    const nearer = mine - energyOf(matchStrokes(written, lines));
    if (nearer <= 0) continue;
    const between = matchStrokes(lines, model);
    const place = 0.5 + nearer / (2 * energyOf(between));
    if (place <= most) continue;
    most = place;
    found = { character, isSure: place > SURE_FROM, telling: tellingStrokes(between) };
  }
  return found;
}

function tellingStrokes({ pairs, missing, extra }: Match): number[] {
  // A stroke too many tells it by itself.
  if (extra.length > 0) return [];
  const most = Math.max(ALONE_ENERGY * missing.length, ...pairs.map(({ energy }) => energy));
  const differing = pairs.filter(({ energy }) => energy >= TELLING * most).map(({ stroke }) => stroke);
  return [...differing, ...missing].toSorted((a, b) => a - b);
}

/** How far a writing lies from a character, with the strokes that lack or are too many. */
export const energyOf = ({ pairs, missing, extra }: Match): number =>
  pairs.reduce((sum, { energy }) => sum + energy, 0) + ALONE_ENERGY * (missing.length + extra.length);
