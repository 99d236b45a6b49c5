// Writes a character as hands do: slanted, uneven, trembling, at any size and speed, seen by glass at so many Hz.

import type { ModelCharacter, PenStroke } from '../types.ts';
import type { Random } from './random.ts';

type XY = readonly [x: number, y: number];

/** How uneven a hand is; lengths in units of the model, which is 1024 wide. */
export type Hand = {
  readonly slant: number;
  readonly aspect: number;
  /** How far parts of the character drift together, and each stroke by itself. */
  readonly drift: number;
  readonly jitter: number;
  /** Of a stroke: its length, its turn in radians, how far it bends to a side as a share of its length. */
  readonly stretch: number;
  readonly turn: number;
  readonly bend: number;
  readonly tremor: number;
};

export const COMMON_HAND: Hand = {
  slant: 0.05,
  aspect: 0.06,
  drift: 22,
  jitter: 12,
  stretch: 0.07,
  turn: 0.06,
  bend: 0.025,
  tremor: 2.5,
};

/** Twice as uneven: of somebody who writes their first characters. */
export const UNPRACTISED_HAND: Hand = {
  slant: 0.1,
  aspect: 0.12,
  drift: 44,
  jitter: 24,
  stretch: 0.14,
  turn: 0.12,
  bend: 0.05,
  tremor: 5,
};

/** The strokes of the model with what the hand makes of them, in the order of the model. */
export function writeByHand({ medians }: ModelCharacter, random: Random, hand: Hand): PenStroke[] {
  const drift = drifting(random, hand.drift);
  const page = layOnPage(random, hand);
  const speed = random.between(350, 1800);
  let clock = random.between(0, 1000);
  return medians.map((median) => {
    const drawn = drawStroke(
      median.map(([x = 0, y = 0]): XY => [x, 900 - y]),
      random,
      hand,
    );
    const [path, length] = [drawn.map(drift), pathLength(drawn)];
    const took = 40 + (1000 * length) / (speed * Math.exp(random.normal(0.2)));
    const stroke = seenByGlass(path, clock, took, random, hand.tremor).map(({ x, y, t }) => {
      const [px, py] = page([x, y]);
      return { x: px, y: py, t };
    });
    clock += took + random.between(80, 600);
    return stroke;
  });
}

/** Rotation, slant, aspect, size and place of the whole. */
function layOnPage(random: Random, hand: Hand): (point: XY) => XY {
  const angle = random.normal(0.05);
  const shear = random.normal(hand.slant);
  const aspect = Math.exp(random.normal(hand.aspect));
  const size = Math.exp(random.between(Math.log(0.08), Math.log(2)));
  const [left, top] = [random.between(-200, 900), random.between(-200, 900)];
  return ([x, y]) => {
    const [sx, sy] = [(x - 512) * aspect + shear * (512 - y), (y - 512) / aspect];
    return [
      left + size * (sx * Math.cos(angle) - sy * Math.sin(angle)),
      top + size * (sx * Math.sin(angle) + sy * Math.cos(angle)),
    ];
  };
}

/** What lies together drifts together: a smooth field over the square. */
function drifting(random: Random, most: number): (point: XY) => XY {
  const waves = Array.from({ length: 4 }, () => ({
    across: random.between(-1.4, 1.4),
    down: random.between(-1.4, 1.4),
    phase: random.between(0, 2 * Math.PI),
    x: random.normal(most / 2),
    y: random.normal(most / 2),
  }));
  return ([x, y]) => {
    let [dx, dy] = [0, 0];
    for (const wave of waves) {
      const height =
        Math.SQRT2 * Math.sin(wave.phase + (2 * Math.PI * (wave.across * x + wave.down * y)) / 1024);
      dx += wave.x * height;
      dy += wave.y * height;
    }
    return [x + dx, y + dy];
  };
}

/** One stroke by itself: moved, stretched, turned, bent, its corners rounded. */
function drawStroke(median: readonly XY[], random: Random, hand: Hand): XY[] {
  const path = rounded(rounded(median));
  const length = pathLength(path);
  const middle: XY = [mean(path.map(([x]) => x)), mean(path.map(([, y]) => y))];
  const [dx, dy] = [random.normal(hand.jitter), random.normal(hand.jitter)];
  const stretch = Math.exp(random.normal(hand.stretch));
  // What is short is turned more easily.
  const angle = random.normal(hand.turn * (1 + 60 / (length + 20)));
  const bend = random.normal(hand.bend) * length;
  const [first, last] = [path[0] ?? middle, path.at(-1) ?? middle];
  const chord = Math.hypot(last[0] - first[0], last[1] - first[1]) + 1;
  const side: XY = [-(last[1] - first[1]) / chord, (last[0] - first[0]) / chord];
  return path.map(([x, y], index) => {
    const bow = bend * Math.sin((Math.PI * index) / Math.max(1, path.length - 1));
    const [px, py] = [(x - middle[0]) * stretch + bow * side[0], (y - middle[1]) * stretch + bow * side[1]];
    return [
      middle[0] + dx + px * Math.cos(angle) - py * Math.sin(angle),
      middle[1] + dy + px * Math.sin(angle) + py * Math.cos(angle),
    ];
  });
}

/** Chaikin's corners, the ends kept. */
function rounded(path: readonly XY[]): XY[] {
  const cut = path.flatMap(([x, y], index): XY[] => {
    const next = path[index + 1];
    if (!next) return [];
    return [
      [0.75 * x + 0.25 * next[0], 0.75 * y + 0.25 * next[1]],
      [0.25 * x + 0.75 * next[0], 0.25 * y + 0.75 * next[1]],
    ];
  });
  return [...path.slice(0, 1), ...cut, ...path.slice(-1)];
}

/** The hand sets off slowly and ends slowly; the glass reports it so many times a second. */
function seenByGlass(
  path: readonly XY[],
  from: number,
  took: number,
  random: Random,
  tremor: number,
): PenStroke {
  const every = 1000 / ([60, 90, 120, 240][random.below(4)] ?? 60);
  const count = Math.max(2, Math.round(took / every));
  let [shakeX, shakeY] = [0, 0];
  return Array.from({ length: count + 1 }, (_, index) => {
    const time = index / count;
    const [x, y] = pointAt(path, time * time * (3 - 2 * time));
    [shakeX, shakeY] = [0.7 * shakeX + random.normal(tremor), 0.7 * shakeY + random.normal(tremor)];
    return { x: x + shakeX, y: y + shakeY, t: from + time * took };
  });
}

function pointAt(path: readonly XY[], share: number): XY {
  let left = share * pathLength(path);
  for (const [index, [x, y]] of path.entries()) {
    const next = path[index + 1];
    if (!next) break;
    const length = Math.hypot(next[0] - x, next[1] - y);
    if (left <= length && length > 0)
      return [x + (left / length) * (next[0] - x), y + (left / length) * (next[1] - y)];
    left -= length;
  }
  return path.at(-1) ?? [0, 0];
}

function pathLength(path: readonly XY[]): number {
  return path.reduce((sum, [x, y], index) => {
    const next = path[index + 1];
    return next ? sum + Math.hypot(next[0] - x, next[1] - y) : sum;
  }, 0);
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
