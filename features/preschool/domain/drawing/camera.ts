// Where the camera looks: a place and a zoom, moved by directions, and how a layer follows it by its depth.

import { clamp, easeInOut, mix, wave } from '../ease.ts';
import { type Move, STAGE } from '../film.ts';
import { round } from '../node.ts';

export type View = { readonly x: number; readonly y: number; readonly zoom: number };

const WIDE: View = { x: STAGE.width / 2, y: STAGE.height / 2, zoom: 1 };

export function viewAt(moves: readonly Move[], seconds: number): View {
  let view = WIDE;
  for (const { at, until, verb, args } of moves) {
    if (seconds < at) break;
    const k = clamp((seconds - at) / (until - at));
    if (verb === 'shake') {
      const power = k < 1 ? (1 - k) * 9 : 0;
      view = { ...view, x: view.x + wave(seconds, 9) * power, y: view.y + wave(seconds, 7) * power };
      continue;
    }
    const to = verb === 'wide' ? WIDE : { x: Number(args[0]), y: Number(args[1]), zoom: Number(args[2]) };
    const share = easeInOut(k);
    view = { x: mix(view.x, to.x, share), y: mix(view.y, to.y, share), zoom: mix(view.zoom, to.zoom, share) };
  }
  return inside(view);
}

/** Never beyond the edges of the set. */
function inside({ x, y, zoom }: View): View {
  const halfWidth = STAGE.width / 2 / zoom;
  const halfHeight = STAGE.height / 2 / zoom;
  return {
    x: clamp(x, halfWidth, STAGE.width - halfWidth),
    y: clamp(y, halfHeight, STAGE.height - halfHeight),
    zoom,
  };
}

/** The transform of a layer: what is far moves and grows less. */
export function throughCamera({ x, y, zoom }: View, depth = 1): string {
  const near = 1 + (zoom - 1) * depth;
  const centreX = STAGE.width / 2 + (x - STAGE.width / 2) * depth;
  const centreY = STAGE.height / 2 + (y - STAGE.height / 2) * depth;
  return `translate(${round(STAGE.width / 2 - centreX * near)} ${round(STAGE.height / 2 - centreY * near)}) scale(${round(near)})`;
}
