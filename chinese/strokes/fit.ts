// Lays what was written over a character: the shift, scale and slight rotation that bring them closest.

import type { Line } from './resample.ts';

/** A point (x, y) goes to (a·x − b·y + dx, b·x + a·y + dy). */
export type Fit = { readonly a: number; readonly b: number; readonly dx: number; readonly dy: number };

/** A written line and the model's that it should lie on, from end to start where it was written so. */
export type LinePair = { readonly written: Line; readonly model: Line; readonly isReversed: boolean };

/** More is no slant of the hand but another stroke: 一 is never 丿. */
const MOST_ROTATION = 0.25;
/** Pairs further apart than this hardly count: a misplaced stroke must not draw the others along. */
const FAR = 0.08;

export function applyFit({ a, b, dx, dy }: Fit, line: Line): Line {
  const laid = new Float64Array(line.length);
  for (let at = 0; at < line.length; at += 2) {
    const [x, y] = [line[at] ?? 0, line[at + 1] ?? 0];
    laid[at] = a * x - b * y + dx;
    laid[at + 1] = b * x + a * y + dy;
  }
  return laid;
}

/** The fit that undoes another. */
export function inverse({ a, b, dx, dy }: Fit): Fit {
  const size = a * a + b * b;
  return { a: a / size, b: -b / size, dx: -(a * dx + b * dy) / size, dy: (b * dx - a * dy) / size };
}

/** Brings the middle and the larger side of one box to those of another, without a rotation. */
export function boxFit(written: readonly Line[], model: readonly Line[]): Fit {
  const [from, to] = [boxOf(written), boxOf(model)];
  const a = to.side / from.side;
  return { a, b: 0, dx: to.x - a * from.x, dy: to.y - a * from.y };
}

/** The best fit of pairs; with `near`, pairs that lie far apart in that fit count less. */
export function fitPairs(pairs: readonly LinePair[], near?: Fit): Fit {
  const weights = pairs.map((pair) => (near ? weightOf(pair, near) : 1));
  const middle = { fromX: 0, fromY: 0, toX: 0, toY: 0, weight: 0 };
  eachPoint(pairs, weights, (x, y, u, v, weight) => {
    middle.fromX += weight * x;
    middle.fromY += weight * y;
    middle.toX += weight * u;
    middle.toY += weight * v;
    middle.weight += weight;
  });
  const [fromX, fromY] = [middle.fromX / middle.weight, middle.fromY / middle.weight];
  const [toX, toY] = [middle.toX / middle.weight, middle.toY / middle.weight];
  let [along, across, size] = [0, 0, 1e-12];
  eachPoint(pairs, weights, (x, y, u, v, weight) => {
    const [px, py, qx, qy] = [x - fromX, y - fromY, u - toX, v - toY];
    along += weight * (px * qx + py * qy);
    across += weight * (px * qy - py * qx);
    size += weight * (px * px + py * py);
  });
  const angle = Math.min(MOST_ROTATION, Math.max(-MOST_ROTATION, Math.atan2(across, along)));
  const scale = Math.max(1e-9, (along * Math.cos(angle) + across * Math.sin(angle)) / size);
  const [a, b] = [scale * Math.cos(angle), scale * Math.sin(angle)];
  return { a, b, dx: toX - (a * fromX - b * fromY), dy: toY - (b * fromX + a * fromY) };
}

type EachPoint = (x: number, y: number, u: number, v: number, weight: number) => void;

function eachPoint(pairs: readonly LinePair[], weights: readonly number[], act: EachPoint): void {
  for (const [index, { written, model, isReversed }] of pairs.entries()) {
    const last = written.length - 2;
    for (let at = 0; at <= last; at += 2) {
      const mine = isReversed ? last - at : at;
      act(
        written[mine] ?? 0,
        written[mine + 1] ?? 0,
        model[at] ?? 0,
        model[at + 1] ?? 0,
        weights[index] ?? 0,
      );
    }
  }
}

function weightOf({ written, model, isReversed }: LinePair, near: Fit): number {
  const laid = applyFit(near, written);
  const last = laid.length - 2;
  let sum = 0;
  for (let at = 0; at <= last; at += 2) {
    const mine = isReversed ? last - at : at;
    const [dx, dy] = [(laid[mine] ?? 0) - (model[at] ?? 0), (laid[mine + 1] ?? 0) - (model[at + 1] ?? 0)];
    sum += dx * dx + dy * dy;
  }
  return 1 / (1 + sum / (laid.length / 2) / (FAR * FAR));
}

/** The middle of what the lines take up, and its larger side. */
function boxOf(lines: readonly Line[]): { readonly x: number; readonly y: number; readonly side: number } {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of lines) {
    for (let at = 0; at < line.length; at += 2) {
      const [x, y] = [line[at] ?? 0, line[at + 1] ?? 0];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  }
  const side = Math.max(right - left, bottom - top, 1e-9);
  return { x: (left + right) / 2, y: (top + bottom) / 2, side };
}
