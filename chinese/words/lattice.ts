/** The cheapest way to every position of a text, filled from left to right. */

/** Added to each piece: of two ways that are nearly as likely, the one with fewer words reads better. */
const PIECE_COST = 1.5;

/** Per position: the cost of the best way there, where its last piece starts, and what that piece is. */
export type Lattice = {
  readonly cost: Float64Array;
  readonly from: Int32Array;
  readonly what: Int32Array;
};

/** Pieces that are no word of the lexicon (those are given by their index, 0 and up). */
export const NAME = -2;
export const NUMBER = -3;
export const RUN = -4;

export function newLattice(length: number): Lattice {
  const cost = new Float64Array(length + 1).fill(Number.POSITIVE_INFINITY);
  cost[0] = 0;
  return { cost, from: new Int32Array(length + 1), what: new Int32Array(length + 1) };
}

/** Offers a piece from `from` to `end` that costs `cost`; kept if it is the best way to `end` so far. */
export function reach(lattice: Lattice, from: number, end: number, cost: number, what: number): void {
  const total = (lattice.cost[from] ?? 0) + cost + PIECE_COST;
  if (total >= (lattice.cost[end] ?? 0)) return;
  lattice.cost[end] = total;
  lattice.from[end] = from;
  lattice.what[end] = what;
}
