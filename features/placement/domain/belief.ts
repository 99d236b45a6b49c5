// What answers say about a learner: how deep they stand in the bands, and how freely they claim to know a word.

import { type Answer, BANDS, type Band, type ItemKind } from './item.ts';

/** How likely it is that the learner stands at `depth` (bands, -2 to 8) and claims unknown words at a rate of `claims`. */
type Point = {
  readonly depth: number;
  readonly claims: number;
  /** The chance that a word is known, by band. */
  readonly known: readonly number[];
  readonly weight: number;
};
export type Belief = readonly Point[];

const DEEPEST = 8;
/** Who stands here knows hardly a word: at 0 it is still a third of the first band. */
const SHALLOWEST = -2;
const STEP = 0.5;
/** Rates of claims with how usual they are: most people are honest. */
const CLAIMS = [
  [0.03, 0.5],
  [0.15, 0.25],
  [0.4, 0.15],
  [0.7, 0.1],
] as const;
/** Before the first answer: most who take it are not far. */
const USUAL = { depth: 1.5, spread: 3 } as const;
/** How fast words become unknown beyond where one stands, per band. */
const STEEPNESS = 1.8;
/** Even what is known is missed now and then. */
const CARE = 0.97;
/** Of four meanings beside "I don't know". */
const GUESS = 0.17;

/** The chance that a word is known that lies so deep in the bands, 0 being the easiest of the first. */
const chanceAt = (depth: number, place: number): number => 1 / (1 + Math.exp(-STEEPNESS * (depth - place)));

/** The chance that a word of a band is known, whichever it is. */
export const chanceKnown = (depth: number, band: Band): number => chanceAt(depth, band - 0.5);

const DEPTHS = Array.from(
  { length: (DEEPEST - SHALLOWEST) / STEP + 1 },
  (_, place) => SHALLOWEST + place * STEP,
);

/** Before the first answer. */
const START: Belief = DEPTHS.flatMap((depth) =>
  CLAIMS.map(([claims, usual]) => ({
    depth,
    claims,
    known: BANDS.map((band) => chanceKnown(depth, band)),
    weight: usual * Math.exp(-(((depth - USUAL.depth) / USUAL.spread) ** 2) / 2),
  })),
);

export function beliefAfter(answers: readonly Answer[]): Belief {
  const points = START.map((point) => ({
    ...point,
    weight: answers.reduce((so, answer) => so * likelihood(point, answer), point.weight),
  }));
  const all = points.reduce((sum, { weight }) => sum + weight, 0);
  return points.map((point) => ({ ...point, weight: point.weight / all }));
}

function likelihood({ known: ofBands, claims }: Point, { kind, band, isYes }: Answer): number {
  const known = band === null ? 0 : (ofBands[band - 1] ?? 0);
  const yes = known * CARE + (1 - known) * byLuck(kind, claims);
  return isYes ? yes : 1 - yes;
}

/** A yes to a word that is not known. */
const byLuck = (kind: ItemKind, claims: number): number => (kind === 'claim' ? claims : GUESS);

const mean = (belief: Belief, of: (point: Point) => number): number =>
  belief.reduce((sum, point) => sum + point.weight * of(point), 0);

export const meanDepth = (belief: Belief): number => mean(belief, ({ depth }) => depth);
export const meanClaims = (belief: Belief): number => mean(belief, ({ claims }) => claims);
export function spreadOf(belief: Belief): number {
  const middle = meanDepth(belief);
  return Math.sqrt(mean(belief, ({ depth }) => (depth - middle) ** 2));
}

/** The depth below which the given share of the belief lies. */
export function depthAt(belief: Belief, share: number): number {
  let sum = 0;
  const found = belief.find(({ weight }) => (sum += weight) >= share);
  return found?.depth ?? DEEPEST;
}

/** The chance that a word is known that lies so deep in the bands. */
export const chanceOfPlace = (belief: Belief, place: number): number =>
  mean(belief, ({ depth }) => chanceAt(depth, place));

/** The chance that a word is known that was asked: a yes may be luck, a no may be a slip. */
export const chanceOfAsked = (belief: Belief, { kind, band, isYes }: Answer): number =>
  mean(belief, ({ known: ofBands, claims }) => {
    const known = band === null ? 0 : (ofBands[band - 1] ?? 0);
    const [right, lucky] = [known * (isYes ? CARE : 1 - CARE), (1 - known) * luckOf(isYes, kind, claims)];
    return right / (right + lucky);
  });

const luckOf = (isYes: boolean, kind: ItemKind, claims: number): number =>
  isYes ? byLuck(kind, claims) : 1 - byLuck(kind, claims);

/** The share of a band's words that is probably known. */
export const shareOf = (belief: Belief, band: Band): number =>
  mean(belief, ({ known }) => known[band - 1] ?? 0);

export const shares = (belief: Belief): readonly { readonly band: Band; readonly share: number }[] =>
  BANDS.map((band) => ({ band, share: shareOf(belief, band) }));
