// Strokes as a fixed number of points, evenly apart along the line, so that speed and length of the pen do not count.

import type { ModelCharacter, PenStroke } from './types.ts';

/** How many points a stroke is compared by. */
export const POINTS = 16;

/** The coordinates of a stroke's points: x and y in turn. */
export type Line = Float64Array;

type XY = { readonly x: number; readonly y: number };

/** The width of a character of hanzi-writer-data is 1 afterwards, and y goes down. */
const WIDTH = 1024;

export const linesOf = (writing: readonly PenStroke[]): Line[] => writing.map(resample);

export const modelLines = ({ medians }: ModelCharacter): Line[] =>
  medians.map((median) => resample(median.map(([x = 0, y = 0]) => ({ x: x / WIDTH, y: -y / WIDTH }))));

export function lengthOf(points: readonly XY[]): number {
  let length = 0;
  for (const [index, { x, y }] of points.entries()) {
    const before = points[index - 1];
    if (before) length += Math.hypot(x - before.x, y - before.y);
  }
  return length;
}

function resample(points: readonly XY[]): Line {
  const line = new Float64Array(2 * POINTS);
  const step = lengthOf(points) / (POINTS - 1);
  let [from, gone, place] = [points[0] ?? { x: 0, y: 0 }, 0, 0];
  for (const to of points) {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const reached = length > 0 ? gone + length : -1;
    for (; place < POINTS && place * step <= reached; place++) {
      const share = (place * step - gone) / length;
      line[2 * place] = from.x + share * (to.x - from.x);
      line[2 * place + 1] = from.y + share * (to.y - from.y);
    }
    gone += length;
    from = to;
  }
  // The end, which rounding may have left out; or all of a stroke that is one dot.
  for (; place < POINTS; place++) [line[2 * place], line[2 * place + 1]] = [from.x, from.y];
  return line;
}
