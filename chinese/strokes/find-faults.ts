// Reads from an assignment what is wrong with the strokes themselves, and with their order.

import { type Match, type StrokePair, shiftBesides } from './match.ts';
import type { Line } from './resample.ts';
import type { Fault } from './types.ts';

/** A stroke whose middle lies further off than this, in widths of the character, stands elsewhere. */
const FAR_OFF = 0.17;
/** The stroke itself draws the others after it, so it is looked at from here on. */
const MAYBE_FAR_OFF = 0.07;
/** A stroke that differs from its model by this share of its length is another stroke; of short ones nobody can tell. */
const OTHER_SHAPE = 0.2;
const SHORT = 0.2;

export function findFaults(match: Match, written: readonly Line[], model: readonly Line[]): Fault[] {
  const isElsewhere = (pair: StrokePair) =>
    pair.shift > MAYBE_FAR_OFF && shiftBesides(pair, match, written, model) > FAR_OFF;
  return [
    ...match.missing.map((stroke): Fault => ({ kind: 'missing', stroke })),
    ...match.extra.map((written): Fault => ({ kind: 'extra', written })),
    ...match.pairs.flatMap((pair) => strokeFaults(pair, reach(model[pair.stroke]), isElsewhere(pair))),
    ...orderFaults(match.pairs),
  ];
}

function strokeFaults(
  { written, stroke, ...pair }: StrokePair,
  length: number,
  isElsewhere: boolean,
): Fault[] {
  if (length > SHORT && pair.shape > OTHER_SHAPE * length) return [{ kind: 'shape', stroke, written }];
  const faults: Fault[] = [];
  if (pair.isReversed) faults.push({ kind: 'direction', stroke, written });
  if (isElsewhere) faults.push({ kind: 'place', stroke, written });
  return faults;
}

function reach(line: Line = new Float64Array(2)): number {
  let length = 0;
  for (let at = 2; at < line.length; at += 2) {
    length += Math.hypot((line[at] ?? 0) - (line[at - 2] ?? 0), (line[at + 1] ?? 0) - (line[at - 1] ?? 0));
  }
  return length;
}

function orderFaults(pairs: readonly StrokePair[]): Fault[] {
  const ranks = ranksOf(pairs.map(({ stroke }) => stroke));
  const isExchanged = ranks.every((rank, place) => ranks[rank] === place);
  const stays = isExchanged ? undefined : longestRise(ranks);
  return pairs.flatMap(({ stroke, written }, place): Fault[] => {
    const rank = ranks[place] ?? place;
    if (rank === place && isExchanged) return [];
    if (!stays) {
      const other = pairs[rank]?.stroke ?? stroke;
      return stroke > other ? [{ kind: 'swapped', strokes: [other, stroke] }] : [];
    }
    return stays.has(place)
      ? []
      : [{ kind: 'order', stroke, written, when: rank > place ? 'early' : 'late' }];
  });
}

/** For each stroke, which of them it is in the right order. */
function ranksOf(strokes: readonly number[]): number[] {
  const sorted = strokes.toSorted((a, b) => a - b);
  return strokes.map((stroke) => sorted.indexOf(stroke));
}

/** The places of the longest part that is in order: whatever else came too early or too late. */
function longestRise(ranks: readonly number[]): ReadonlySet<number> {
  const chains: (readonly number[])[] = [];
  for (const [place, rank] of ranks.entries()) {
    const before = chains
      .filter((chain) => (ranks[chain.at(-1) ?? 0] ?? 0) < rank)
      .reduce((best, chain) => (chain.length > best.length ? chain : best), [] as readonly number[]);
    chains.push([...before, place]);
  }
  return new Set(chains.reduce((best, chain) => (chain.length > best.length ? chain : best), []));
}
