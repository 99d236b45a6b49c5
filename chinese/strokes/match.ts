// Finds which written stroke is which of the character's: lays the one over the other and assigns, until it stays so.

import { assign } from './assign.ts';
import { compareLines } from './compare.ts';
import { applyFit, boxFit, type Fit, fitPairs, type LinePair } from './fit.ts';
import type { Line } from './resample.ts';

/** A written stroke that is one of the character's; distances in widths of the character. */
export type StrokePair = {
  readonly written: number;
  readonly stroke: number;
  readonly isReversed: boolean;
  /** How far apart their points are in the mean, as they lie. */
  readonly apart: number;
  /** How far their middles are apart. */
  readonly shift: number;
  /** How far apart their points are when their middles lie on each other. */
  readonly shape: number;
  /** The mean of the squared distances of their points. */
  readonly energy: number;
};

export type Match = {
  readonly fit: Fit;
  /** In the order in which they were written. */
  readonly pairs: readonly StrokePair[];
  readonly extra: readonly number[];
  readonly missing: readonly number[];
  /** What the assignment costs, with what lacks and what is too much. */
  readonly cost: number;
};

/** What a stroke without a partner costs; two strokes that cost more than two of these are no partners. */
const ALONE = 0.22;
/** What a partner out of its turn costs: enough to tell strokes apart that lie alike, too little to hide a wrong order. */
const OUT_OF_TURN = 0.012;
const ROUNDS = 4;
/** Strokes this close in the mean have found their places; no other start is tried. */
const CLOSE = 0.04;

export function matchStrokes(written: readonly Line[], model: readonly Line[]): Match {
  const first = settle(written, model, boxFit(written, model));
  if (first.cost < CLOSE * model.length) return first;
  const others = inOrder(written, model).map((start) => settle(written, model, start));
  return others.reduce((best, one) => (one.cost < best.cost ? one : best), first);
}

function settle(written: readonly Line[], model: readonly Line[], start: Fit): Match {
  let match = matchLaid(written, model, start);
  for (let round = 1; round < ROUNDS && match.pairs.length > 0; round++) {
    const next = matchLaid(written, model, fitPairs(linePairs(match.pairs, written, model), match.fit));
    if (next.cost > match.cost - 1e-6) break;
    match = next;
  }
  return match;
}

const EMPTY = new Float64Array(0);

function linePairs(
  pairs: readonly StrokePair[],
  written: readonly Line[],
  model: readonly Line[],
): LinePair[] {
  return pairs.map((pair) => ({
    written: written[pair.written] ?? EMPTY,
    model: model[pair.stroke] ?? EMPTY,
    isReversed: pair.isReversed,
  }));
}

/** How far a stroke's middle lies from where the other strokes say that it belongs. */
export function shiftBesides(
  pair: StrokePair,
  match: Match,
  written: readonly Line[],
  model: readonly Line[],
): number {
  const others = match.pairs.filter((one) => one !== pair);
  if (others.length < 2) return pair.shift;
  const fit = fitPairs(linePairs(others, written, model), match.fit);
  return compareLines(applyFit(fit, written[pair.written] ?? EMPTY), model[pair.stroke] ?? EMPTY).shift;
}

/** The assignment as the strokes lie in one fit. */
function matchLaid(written: readonly Line[], model: readonly Line[], fit: Fit): Match {
  const size = Math.max(written.length, model.length);
  const laid = written.map((line) => applyFit(fit, line));
  const costs = new Float64Array(size * size).fill(ALONE);
  const compared = laid.map((line, row) =>
    model.map((stroke, column) => {
      const pair = { written: row, stroke: column, ...compareLines(line, stroke) };
      const turn = isInTurn(column - row, model.length - written.length) ? 0 : OUT_OF_TURN;
      costs[row * size + column] = Math.min(2 * ALONE, pairCost(pair) + turn);
      return pair;
    }),
  );
  const columns = assign(costs, size);
  const cost = columns.reduce((sum, column, row) => sum + (costs[row * size + column] ?? 0), 0);
  const pairs = compared.flatMap((row, index) => {
    const pair = row[columns[index] ?? 0];
    return pair && pairCost(pair) < 2 * ALONE ? [pair] : [];
  });
  const [mine, its] = [new Set(pairs.map((pair) => pair.written)), new Set(pairs.map((pair) => pair.stroke))];
  return {
    fit,
    pairs,
    extra: [...written.keys()].filter((index) => !mine.has(index)),
    missing: [...model.keys()].filter((index) => !its.has(index)),
    cost,
  };
}

const pairCost = ({ apart, shape }: StrokePair) => 0.6 * apart + 0.4 * shape;

/** Where strokes lack or are too many, those after them come earlier or later in turn. */
const isInTurn = (ahead: number, more: number) => ahead >= Math.min(0, more) && ahead <= Math.max(0, more);

/** Fits of the strokes in their order, with the one left out that lacks or is too much: the closest. */
function inOrder(written: readonly Line[], model: readonly Line[]): Fit[] {
  const more = model.length - written.length;
  if (Math.abs(more) > 1 || model.length < 2 || written.length < 2) return [];
  let [best, least]: [Fit | undefined, number] = [undefined, Infinity];
  const most = more === 0 ? 1 : Math.max(written.length, model.length);
  for (let left = 0; left < most; left++) {
    const mine = more < 0 ? written.toSpliced(left, 1) : written;
    const its = more > 0 ? model.toSpliced(left, 1) : model;
    const fit = fitPairs(
      mine.map((line, index) => ({ written: line, model: its[index] ?? EMPTY, isReversed: false })),
    );
    const apart = mine.reduce(
      (sum, line, index) => sum + compareLines(applyFit(fit, line), its[index] ?? EMPTY).apart,
      0,
    );
    if (apart < least) [best, least] = [fit, apart];
  }
  return best ? [best] : [];
}
