// How far two strokes are from each other: as they lie, and in shape alone; and whether one runs the other way.

import type { Line } from './resample.ts';

/** Distances of their points in the mean, of their middles, and of the squares of the first. */
export type Compared = {
  readonly isReversed: boolean;
  readonly apart: number;
  readonly shift: number;
  readonly shape: number;
  readonly energy: number;
};

/** `line` laid over `stroke`. The direction is told by the shape, wherever the stroke stands. */
export function compareLines(line: Line, stroke: Line): Compared {
  const count = line.length / 2;
  let [dx, dy] = [0, 0];
  for (let at = 0; at < line.length; at += 2) {
    dx += (line[at] ?? 0) - (stroke[at] ?? 0);
    dy += (line[at + 1] ?? 0) - (stroke[at + 1] ?? 0);
  }
  dx /= count;
  dy /= count;
  const forward = sumOfDistances(line, stroke, dx, dy, false);
  const backward = sumOfDistances(line, stroke, dx, dy, true);
  const isReversed = backward.distance < forward.distance;
  const shape = Math.min(forward.distance, backward.distance) / count;
  const lying = sumOfDistances(line, stroke, 0, 0, isReversed);
  return {
    isReversed,
    apart: lying.distance / count,
    shift: Math.hypot(dx, dy),
    shape,
    energy: lying.squared / count,
  };
}

function sumOfDistances(line: Line, stroke: Line, dx: number, dy: number, isReversed: boolean) {
  const [from, step] = isReversed ? [line.length - 2, -2] : [0, 2];
  let [distance, squared] = [0, 0];
  for (let at = 0, mine = from; at < line.length; at += 2, mine += step) {
    const x = (line[mine] ?? 0) - (stroke[at] ?? 0) - dx;
    const y = (line[mine + 1] ?? 0) - (stroke[at + 1] ?? 0) - dy;
    squared += x * x + y * y;
    distance += Math.sqrt(x * x + y * y);
  }
  return { distance, squared };
}
