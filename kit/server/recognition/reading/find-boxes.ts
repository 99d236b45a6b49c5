// Finds boxes of text in the map of probabilities that the detection model gives: patches, their common angle, their bounds.

import type { TurnedBox } from './pixels.ts';

export type ProbabilityMap = {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
};

/** The model's own figures (PP-OCRv4). */
const TEXT_FROM = 0.3;
const BOX_FROM = 0.5;
const GROW = 1.6;
const SMALLEST_SIDE = 3;
/** A photo is held at most so much askew; in degrees. */
const ANGLE_MOST = 8;
const ANGLE_STEP = 0.25;

/** For each row of a patch its first and last column: enough to measure it at any small angle. */
type Patch = { readonly edges: readonly Edge[]; readonly mean: number };
type Edge = readonly [x: number, y: number];

/** Boxes in pixels of the map; all share one angle, so that lines which belong together can be told by their height. */
export function findBoxes(map: ProbabilityMap): TurnedBox[] {
  const patches = findPatches(map).filter(({ mean }) => mean >= BOX_FROM);
  const angle = commonAngle(patches);
  return patches
    .map(({ edges }) => boundsOf(edges, angle))
    .filter(({ width, height }) => Math.min(width, height) >= SMALLEST_SIDE)
    .map(grow);
}

/** The model marks the middle of a line; the whole letters lie around it. */
function grow({ x, y, width, height, angle }: TurnedBox): TurnedBox {
  const by = (width * height * GROW) / (2 * (width + height));
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by, angle };
}

function findPatches({ data, width, height }: ProbabilityMap): Patch[] {
  const seen = new Uint8Array(data.length);
  const patches: Patch[] = [];
  const open: number[] = [];
  const visit = (at: number) => {
    if (seen[at] === 0 && (data[at] ?? 0) > TEXT_FROM) {
      seen[at] = 1;
      open.push(at);
    }
  };
  for (let start = 0; start < data.length; start++) {
    visit(start);
    if (open.length === 0) continue;
    const rows = new Map<number, [number, number]>();
    let sum = 0;
    let count = 0;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      sum += data[at] ?? 0;
      count++;
      const row = rows.get(y);
      if (row) row.splice(0, 2, Math.min(row[0], x), Math.max(row[1], x));
      else rows.set(y, [x, x]);
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (y > 0) visit(at - width);
      if (y < height - 1) visit(at + width);
    }
    patches.push({ edges: edgesOf(rows), mean: sum / count });
  }
  return patches;
}

const edgesOf = (rows: ReadonlyMap<number, readonly [number, number]>): Edge[] =>
  [...rows].flatMap(([y, [first, last]]): Edge[] => [
    [first, y],
    [last + 1, y],
    [first, y + 1],
    [last + 1, y + 1],
  ]);

/** The angle at which the long lines are lowest, the longer counting more. */
function commonAngle(patches: readonly Patch[]): number {
  const long = patches.flatMap(({ edges }) => {
    const level = boundsOf(edges, 0);
    return level.width > 6 * level.height || level.width > 150 ? [{ edges, weight: level.width }] : [];
  });
  const found = long
    .map(({ edges, weight }) => ({ angle: lowestAt(edges), weight }))
    .toSorted((one, other) => one.angle - other.angle);
  const half = found.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let passed = 0;
  for (const { angle, weight } of found) {
    passed += weight;
    if (passed >= half) return Math.abs(angle) < 0.3 * (Math.PI / 180) ? 0 : angle;
  }
  return 0;
}

function lowestAt(edges: readonly Edge[]): number {
  let best = { angle: 0, height: boundsOf(edges, 0).height };
  for (let degrees = -ANGLE_MOST; degrees <= ANGLE_MOST; degrees += ANGLE_STEP) {
    const angle = (degrees * Math.PI) / 180;
    const { height } = boundsOf(edges, angle);
    if (height < best.height - 0.01) best = { angle, height };
  }
  return best.angle;
}

function boundsOf(edges: readonly Edge[], angle: number): TurnedBox {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of edges) {
    const across = x * cos + y * sin;
    const down = y * cos - x * sin;
    left = Math.min(left, across);
    right = Math.max(right, across);
    top = Math.min(top, down);
    bottom = Math.max(bottom, down);
  }
  return { x: left, y: top, width: right - left, height: bottom - top, angle };
}
