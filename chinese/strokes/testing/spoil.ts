// Puts one known mistake into a right writing, to see whether the judge finds and names it.

import type { Fault, PenStroke } from '../types.ts';
import type { Random } from './random.ts';

export type Spoilt = {
  readonly writing: readonly PenStroke[];
  readonly isNamed: (faults: readonly Fault[]) => boolean;
};

/** Undefined where a character has too few strokes for the mistake. */
type Spoil = (writing: readonly PenStroke[], random: Random) => Spoilt | undefined;

const only = (faults: readonly Fault[], isIt: (fault: Fault) => boolean) =>
  faults.length === 1 && faults.every(isIt);

/** One stroke is written at least two places too early or too late. */
const order: Spoil = (writing, random) => {
  if (writing.length < 3) return undefined;
  const stroke = random.below(writing.length);
  const places = [...writing.keys()].filter((place) => Math.abs(place - stroke) >= 2);
  const place = places[random.below(places.length)];
  if (place === undefined) return order(writing, random);
  const others = writing.toSpliced(stroke, 1);
  return {
    writing: others.toSpliced(place, 0, writing[stroke] ?? []),
    isNamed: (faults) => only(faults, (fault) => fault.kind === 'order' && fault.stroke === stroke),
  };
};

const swapped: Spoil = (writing, random) => {
  if (writing.length < 2) return undefined;
  const first = random.below(writing.length - 1);
  const second = first + 1 + random.below(writing.length - first - 1);
  const swap = new Map([
    [first, second],
    [second, first],
  ]);
  return {
    writing: writing.map((stroke, place) => writing[swap.get(place) ?? place] ?? stroke),
    isNamed: (faults) =>
      only(
        faults,
        (fault) => fault.kind === 'swapped' && fault.strokes[0] === first && fault.strokes[1] === second,
      ),
  };
};

const direction: Spoil = (writing, random) => {
  const stroke = random.below(writing.length);
  return {
    writing: writing.map((points, place) => (place === stroke ? turned(points) : points)),
    isNamed: (faults) => only(faults, (fault) => fault.kind === 'direction' && fault.stroke === stroke),
  };
};

function turned(points: PenStroke): PenStroke {
  const [first, last] = [points[0]?.t ?? 0, points.at(-1)?.t ?? 0];
  return points.toReversed().map((point) => ({ ...point, t: first + last - point.t }));
}

const missing: Spoil = (writing, random) => {
  if (writing.length < 2) return undefined;
  const stroke = random.below(writing.length);
  return {
    writing: writing.toSpliced(stroke, 1),
    isNamed: (faults) => only(faults, (fault) => fault.kind === 'missing' && fault.stroke === stroke),
  };
};

/** A line that does not belong there, of a third of the character's size or more. */
const extra: Spoil = (writing, random) => {
  const points = writing.flat();
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const side = Math.max(right - left, bottom - top);
  const [length, angle] = [side * random.between(0.33, 0.6), random.between(0, 2 * Math.PI)];
  const [x, y] = [random.between(left, right), random.between(top, bottom)];
  const written = random.below(writing.length + 1);
  const line = Array.from({ length: 20 }, (_, index) => ({
    x: x + (index / 19 - 0.5) * length * Math.cos(angle),
    y: y + (index / 19 - 0.5) * length * Math.sin(angle),
    t: index * 16,
  }));
  return {
    writing: writing.toSpliced(written, 0, line),
    isNamed: (faults) => only(faults, (fault) => fault.kind === 'extra' && fault.written === written),
  };
};

/** One stroke stands a quarter of the character's size or more from where it belongs. */
const place: Spoil = (writing, random) => {
  if (writing.length < 3) return undefined;
  const points = writing.flat();
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const side = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const stroke = random.below(writing.length);
  const [far, angle] = [side * random.between(0.25, 0.35), random.between(0, 2 * Math.PI)];
  const moved = (writing[stroke] ?? []).map((point) => ({
    ...point,
    x: point.x + far * Math.cos(angle),
    y: point.y + far * Math.sin(angle),
  }));
  return {
    writing: writing.with(stroke, moved),
    isNamed: (faults) => faults.some((fault) => fault.kind === 'place' && fault.stroke === stroke),
  };
};

export const SPOILS = { order, swapped, direction, missing, extra, place } as const;
export type SpoilKind = keyof typeof SPOILS;
