// Numbers by chance from a seed, so that a measure says the same each time.

export type Random = {
  /** Even between the two. */
  readonly between: (from: number, to: number) => number;
  /** Normal about 0. */
  readonly normal: (deviation: number) => number;
  /** A whole number below `end`. */
  readonly below: (end: number) => number;
};

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + next() * (to - from);
  return {
    between,
    below: (end) => Math.floor(next() * end),
    normal: (deviation) => deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}
