// Draws a thing: a picture, letters on a sign, or a character that is written.

import { type Finder, propPoseAt } from '../acting/prop-moves.ts';
import type { Film, Prop } from '../film.ts';
import { group, languageOf, move, type Node, node, round, still, stretch, turn } from '../node.ts';
import { drawStrokes } from './draw-strokes.ts';

export function drawProp(film: Film, prop: Prop, seconds: number, find: Finder): Node {
  const pose = propPoseAt(prop, seconds, find);
  if (pose.opacity === 0) return group('', []);
  const transform = [
    move(pose.x, pose.y),
    pose.rotation === 0 ? '' : turn(pose.rotation),
    stretch(pose.scale * pose.wide, pose.scale * pose.tall),
  ]
    .filter(Boolean)
    .join(' ');
  const attributes = { ...(pose.opacity < 1 ? { opacity: round(pose.opacity) } : {}), ...colourOf(prop) };
  if (prop.kind === 'drawing') return still(film.drawings[prop.what] ?? '', { transform, ...attributes });
  if (prop.kind === 'text') return group(transform, letters(prop), attributes);
  const strokes = film.strokes[prop.what];
  return group(
    transform,
    strokes ? drawStrokes(`${prop.name}-${prop.moves[0]?.at ?? 0}`, strokes, pose.written) : [],
  );
}

const colourOf = ({ colour }: Prop) => (colour === undefined ? {} : { color: colour });

/** On a round sign of paper. */
function letters({ what, colour = '#c23b2a' }: Prop): Node[] {
  const text = what.replaceAll('_', ' ');
  const width = Math.max(70, text.length * 27 + 34);
  return [
    node('rect', {
      x: round(-width / 2),
      y: -34,
      width,
      height: 68,
      rx: 22,
      fill: '#fffaf0',
      stroke: colour,
      'stroke-width': 4,
    }),
    node('text', {
      ...languageOf(text),
      x: 0,
      y: 15,
      'text-anchor': 'middle',
      'font-family': "'Baloo 2','Nunito','Noto Sans SC','PingFang SC','Microsoft YaHei',sans-serif",
      'font-weight': 800,
      'font-size': 42,
      fill: colour,
      'data-text': text,
    }),
  ];
}
