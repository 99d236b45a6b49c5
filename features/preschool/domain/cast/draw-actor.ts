// Puts a character together for one moment.

import type { Pose } from '../acting/pose.ts';
import { clamp, wave } from '../ease.ts';
import { group, move, type Node, node, round, still, stretch, turn } from '../node.ts';
import { drawFace, slideOf } from './draw-face.ts';
import type { Rig } from './rig.ts';

export function drawActor(rig: Rig, pose: Pose, seconds: number): Node {
  const facing = `${move(pose.x, pose.y - pose.lift * pose.scale)} ${stretch(pose.scale)}`;
  const bend = [
    pose.roll === 0 ? '' : turn(pose.roll, 0, -rig.middle),
    pose.lean === 0 ? '' : turn(pose.lean),
    stretch(pose.wide, pose.tall),
  ]
    .filter(Boolean)
    .join(' ');
  const attributes = pose.opacity < 1 ? { opacity: round(pose.opacity) } : {};
  return node('g', attributes, [
    shadow(rig, pose),
    group(`${facing} ${bend}`, bodyParts(rig, pose, seconds)),
    ...(pose.sleep > 0.8 ? [snore(rig, pose, seconds)] : []),
  ]);
}

function shadow({ shadow: width }: Rig, { x, y, scale, lift, wide }: Pose): Node {
  const near = 1 - clamp(lift / 260) * 0.6;
  return node('ellipse', {
    cx: round(x),
    cy: round(y + 2 * scale),
    rx: round(width * scale * near * wide),
    ry: round(13 * scale * near),
    fill: '#1c2a2c',
    opacity: round(0.2 * near),
  });
}

function bodyParts(rig: Rig, pose: Pose, seconds: number): Node[] {
  const { tail, neck } = rig;
  const down = pose.sit * 17;
  const { x, y } = slideOf(pose);
  const headTurn = pose.tilt + pose.nod * pose.turn * 0.3;
  return [
    group(down === 0 ? '' : move(0, down), [
      ...(rig.behind === '' ? [] : [still(rig.behind, { transform: move(-pose.turn * 5, 0) })]),
      ...(tail ? [drawTail(tail, pose, seconds)] : []),
      ...(pose.sit < 0.5 ? legs(rig, pose) : []),
      still(rig.body),
      ...(pose.sit < 0.5 ? [] : legs(rig, pose)),
      group(`${move(neck.x + pose.turn * 5, neck.y + pose.nod * 0.35)} ${turn(headTurn)}`, [
        still(rig.head),
        still(rig.front, { transform: move(x, y) }),
        ...drawFace(rig, pose, seconds),
        ...(rig.top === '' ? [] : [still(rig.top, { transform: move(pose.turn * 6, 0) })]),
      ]),
      ...arms(rig, pose),
    ]),
  ];
}

function drawTail(tail: NonNullable<Rig['tail']>, pose: Pose, seconds: number): Node {
  const wag = wave(seconds, pose.smile > 0.8 ? 1.5 : 0.5) * tail.swing;
  return still(tail.markup, { transform: `${move(tail.x, tail.y)} ${turn(wag - pose.turn * 8)}` });
}

/** Sitting, the feet point forwards and apart. */
function legs({ leg: { x, y, markup } }: Rig, { legLeft, legRight, sit }: Pose): Node[] {
  return [
    still(markup, { transform: `${move(x - sit * 18, y + sit * 2)} ${turn(legLeft + sit * 38)}` }),
    still(markup, {
      transform: `${move(-x + sit * 18, y + sit * 2)} ${turn(legRight - sit * 38)} scale(-1 1)`,
    }),
  ];
}

function arms({ arm: { x, y, markup } }: Rig, { armLeft, armRight, turn: turned }: Pose): Node[] {
  const shift = turned * 4;
  return [
    still(markup, { transform: `${move(x + shift, y)} ${turn(armLeft)}` }),
    still(markup, { transform: `${move(-x + shift, y)} ${turn(-armRight)} scale(-1 1)` }),
  ];
}

/** Three letters that rise and fade. */
function snore({ middle }: Rig, { x, y, scale }: Pose, seconds: number): Node {
  const letters = [0, 1, 2].map((index) => {
    const at = (seconds * 0.35 + index / 3) % 1;
    return node('text', {
      x: round(x + (70 + at * 46) * scale),
      y: round(y - (middle * 2 + at * 74) * scale),
      'font-size': round((20 + at * 26) * scale),
      'font-weight': 700,
      'font-family': 'sans-serif',
      fill: '#ffffff',
      opacity: round(clamp(Math.sin(at * Math.PI) * 1.2)),
      'data-text': 'z',
    });
  });
  return group('', letters);
}
