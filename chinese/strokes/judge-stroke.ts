// What is wrong with one stroke that was drawn in the place of the next: its direction, its turn, or all of it.

import { compareLines } from './compare.ts';
import { type Line, linesOf, modelLines } from './resample.ts';
import type { ModelCharacter, PenStroke } from './types.ts';

export type Way = 'down' | 'up' | 'right' | 'left';

/**
 * `direction`: it is the stroke, drawn against `way`; `order`: it is a later one, and the next lies on its `side`;
 * `other`: it is neither.
 */
export type StrokeFault =
  | { readonly kind: 'direction'; readonly way: Way }
  | { readonly kind: 'order'; readonly side: Way }
  | { readonly kind: 'other' };

/** In widths of the character: what lies no further off in the mean is meant to be that stroke. */
const NEAR = 0.12;

/** `drawn` in the units of the model, y downwards; `next`: the stroke that was to be drawn, counted from 0. */
export function judgeStroke(drawn: PenStroke, character: ModelCharacter, next: number): StrokeFault {
  const [line] = linesOf([drawn.map(({ x, y, t }) => ({ x: x / WIDTH, y: y / WIDTH, t }))]);
  const lines = modelLines(character);
  const meant = lines[next];
  if (!line || !meant) return { kind: 'other' };
  const compared = lines.map((stroke) => compareLines(line, stroke));
  const own = compared[next];
  const later = compared
    .map(({ apart }, stroke) => ({ apart, stroke }))
    .slice(next + 1)
    .reduce((best, each) => (each.apart < best.apart ? each : best), { apart: NEAR, stroke: next });
  const other = lines[later.stroke];
  if (other && later.stroke !== next && later.apart < (own?.apart ?? NEAR))
    return { kind: 'order', side: wayFrom(middleOf(other), middleOf(meant)) };
  if (own?.isReversed && own.apart < NEAR) return { kind: 'direction', way: wayOf(meant) };
  return { kind: 'other' };
}

/** Where a stroke leads to in the main. */
export const wayOf = (line: Line): Way =>
  wayFrom([line[0] ?? 0, line[1] ?? 0], [line.at(-2) ?? 0, line.at(-1) ?? 0]);

type Place = readonly [x: number, y: number];

function wayFrom([x, y]: Place, [toX, toY]: Place): Way {
  if (Math.abs(toY - y) > Math.abs(toX - x)) return toY > y ? 'down' : 'up';
  return toX > x ? 'right' : 'left';
}

function middleOf(line: Line): Place {
  const [xs, ys] = [line.filter((_, at) => at % 2 === 0), line.filter((_, at) => at % 2 === 1)];
  const mean = (values: Line) => values.reduce((sum, each) => sum + each, 0) / values.length;
  return [mean(xs), mean(ys)];
}

const WIDTH = 1024;
