// Draws what a face shows: eyes that look and blink, brows, cheeks, tears, and a mouth or a beak.

import type { Pose } from '../acting/pose.ts';
import { clamp } from '../ease.ts';
import { group, move, type Node, node, round, stretch, turn } from '../node.ts';
import type { Rig } from './rig.ts';

/** How far features slide when a head turns all the way. */
const SLIDE = 17;

export function slideOf(pose: Pose): { readonly x: number; readonly y: number } {
  return { x: pose.turn * SLIDE, y: pose.nod * 0.7 };
}

export function drawFace(rig: Rig, pose: Pose, seconds: number): Node[] {
  const { x, y } = slideOf(pose);
  return [
    ...[-1, 1].map((side) => cheek(rig, pose, side)),
    group(move(x, y), [
      ...[-1, 1].map((side) => eye(rig, pose, side)),
      ...(Math.abs(pose.brow) > 0.15 ? [-1, 1].map((side) => brow(rig, pose, side)) : []),
      ...(pose.tear > 0.3 ? [tear(rig, seconds)] : []),
      rig.mouth.isBeak ? beak(rig, pose) : mouth(rig, pose),
    ]),
  ];
}

function cheek({ cheek: { x, y } }: Rig, { blush, turn: turned }: Pose, side: number): Node {
  return node('ellipse', {
    cx: round(x * side + turned * 13),
    cy: y,
    rx: 13,
    ry: 8.5,
    fill: '#f58a83',
    opacity: round(clamp(blush * 0.55)),
  });
}

function eye({ eye: { x, y, size, line, hasWhite } }: Rig, pose: Pose, side: number): Node {
  const near = 1 + pose.turn * side * -0.12;
  if (pose.lid > 0.8) return closedEye(x * side, y, size, line, pose.smile > 0.6);
  const pupil = size * 0.68 * pose.pupil;
  const px = pose.gazeX * size * 0.3;
  const py = pose.gazeY * size * 0.3;
  return group(`${move(x * side, y)} ${stretch(near, (1 - pose.lid) * near)}`, [
    ...(hasWhite ? [node('circle', { r: size, fill: '#ffffff' })] : []),
    node('circle', { cx: round(px), cy: round(py), r: round(pupil), fill: '#26232b' }),
    node('circle', {
      cx: round(px - pupil * 0.35),
      cy: round(py - pupil * 0.4),
      r: round(pupil * 0.36),
      fill: '#ffffff',
    }),
    node('circle', {
      cx: round(px + pupil * 0.4),
      cy: round(py + pupil * 0.35),
      r: round(pupil * 0.16),
      fill: '#ffffff',
    }),
  ]);
}

/** An arc: upwards for a laugh, downwards in sleep. */
function closedEye(x: number, y: number, size: number, line: string, isLaughing: boolean): Node {
  const bend = isLaughing ? -size : size * 0.8;
  return node('path', {
    d: `M${round(x - size)} ${y}Q${round(x)} ${round(y + bend)} ${round(x + size)} ${y}`,
    stroke: line,
    'stroke-width': 5,
    'stroke-linecap': 'round',
    fill: 'none',
  });
}

function brow({ eye: { x, y, size, line } }: Rig, pose: Pose, side: number): Node {
  const colour = line.startsWith('#f') ? '#2f2d38' : line;
  return node('path', {
    d: 'M-11 0Q0 -4 11 0',
    transform: `${move(x * side, y - size * 2.5 - 6)} ${turn(pose.brow * -24 * side)}`,
    stroke: colour,
    'stroke-width': 6,
    'stroke-linecap': 'round',
    fill: 'none',
  });
}

function tear({ eye: { x, y, size } }: Rig, seconds: number): Node {
  const down = (seconds % 1.5) / 1.5;
  return node('path', {
    d: 'M0 -9C5 -2 7 2 7 5A7 7 0 0 1 -7 5C-7 2 -5 -2 0 -9Z',
    transform: `${move(-x - 10, y + size + down * 46)} ${stretch(clamp(down * 5))}`,
    fill: '#6fb7f2',
    opacity: round(clamp((1 - down) * 4)),
  });
}

function mouth({ mouth: { x, y, width, line } }: Rig, { open, round: pursed, smile }: Pose): Node {
  const half = width * (1 - pursed * 0.45) * (1 + Math.max(0, smile) * 0.15);
  const bend = smile * 11;
  if (open < 0.07)
    return node('path', {
      d: `M${round(x - half)} ${round(y - bend * 0.35)}Q${x} ${round(y + bend)} ${round(x + half)} ${round(y - bend * 0.35)}`,
      stroke: line,
      'stroke-width': 4.5,
      'stroke-linecap': 'round',
      fill: 'none',
    });
  const drop = 5 + open * 26;
  const upper = y - bend * 0.3 - open * 3;
  const lift = pursed * open * 12;
  return group('', [
    node('path', {
      d: `M${round(x - half)} ${round(upper)}Q${x} ${round(upper + 3 - lift)} ${round(x + half)} ${round(upper)}C${round(x + half)} ${round(upper + drop)} ${round(x - half)} ${round(upper + drop)} ${round(x - half)} ${round(upper)}Z`,
      fill: '#7d2a33',
      stroke: line,
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
    node('ellipse', {
      cx: x,
      cy: round(upper + drop * 0.6),
      rx: round(half * 0.55),
      ry: round(drop * 0.17),
      fill: '#f2848a',
    }),
  ]);
}

function beak({ mouth: { x, y, width } }: Rig, { open, smile }: Pose): Node {
  const gap = open * 15;
  return group(move(x, y), [
    ...(open > 0.06
      ? [
          node('path', {
            d: `M${-width * 0.8} 0Q0 ${round(gap * 1.7 + 4)} ${width * 0.8} 0Z`,
            fill: '#7d2a33',
          }),
          node('path', {
            d: `M${-width * 0.7} ${round(gap * 0.45)}Q0 ${round(gap * 2 + 8)} ${width * 0.7} ${round(gap * 0.45)}Q0 ${round(gap * 0.9 + 2)} ${-width * 0.7} ${round(gap * 0.45)}Z`,
            fill: '#dd8a26',
          }),
        ]
      : []),
    node('path', {
      d: `M${-width} ${round(1 - smile * 2)}Q0 -16 ${width} ${round(1 - smile * 2)}Q6 9 0 11Q-6 9 ${-width} ${round(1 - smile * 2)}Z`,
      fill: '#f4a93c',
      transform: turn(-open * 4),
    }),
  ]);
}
