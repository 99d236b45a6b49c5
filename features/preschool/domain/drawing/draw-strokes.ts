// A character written stroke by stroke: each stroke is uncovered along its middle line.

import { clamp, easeInOut } from '../ease.ts';
import type { FilmStrokes } from '../film.ts';
import { type Node, node, round } from '../node.ts';

/** Wide enough to uncover the broadest stroke. */
const BRUSH = 150;
/** The grid of the data: 1024 wide, its y upwards from -124. */
const GRID = 1024;

/** The square is 100 wide about 0 0, as things are drawn. */
export function drawStrokes(name: string, { strokes, medians }: FilmStrokes, share: number): Node[] {
  const done = share * strokes.length;
  const scale = 84 / GRID;
  const ink = strokes.flatMap((outline, index) => {
    const part = clamp(done - index);
    if (part <= 0) return [];
    if (part >= 1) return [node('path', { d: outline, fill: '#2a2024' })];
    return brushStroke(`${name}-${index}`, outline, medians[index] ?? [], easeInOut(part));
  });
  return [
    ...square(),
    node(
      'g',
      {
        transform: `scale(${round(scale * 1000) / 1000} ${round(-scale * 1000) / 1000}) translate(-512 -388)`,
      },
      [...strokes.map((outline) => node('path', { d: outline, fill: '#efe4d2' })), ...ink],
    ),
  ];
}

function brushStroke(
  id: string,
  outline: string,
  median: readonly (readonly number[])[],
  part: number,
): Node[] {
  const length = lengthOf(median) + BRUSH;
  return [
    node('clipPath', { id }, [node('path', { d: outline })]),
    node('path', {
      d: `M${median.map(([x, y]) => `${x} ${y}`).join('L')}`,
      'clip-path': `url(#${id})`,
      fill: 'none',
      stroke: '#2a2024',
      'stroke-width': BRUSH,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'stroke-dasharray': `${round(length)} ${round(length * 2)}`,
      'stroke-dashoffset': round(length * (1 - part)),
    }),
  ];
}

function lengthOf(median: readonly (readonly number[])[]): number {
  return median.reduce((sum, [x = 0, y = 0], index) => {
    const [fromX = x, fromY = y] = median[index - 1] ?? [];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
}

/** Paper for practice, with its dashed cross. */
function square(): Node[] {
  return [
    node('rect', {
      x: -48,
      y: -48,
      width: 96,
      height: 96,
      rx: 8,
      fill: '#fffaf0',
      stroke: '#d8452f',
      'stroke-width': 2.4,
    }),
    node('path', {
      d: 'M0 -46V46M-46 0H46',
      stroke: '#eba99c',
      'stroke-width': 1.2,
      'stroke-dasharray': '4 4',
      fill: 'none',
    }),
  ];
}
