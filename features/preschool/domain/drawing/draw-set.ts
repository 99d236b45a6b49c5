// Draws the place behind (and before) the cast, layer by layer.

import { LIGHTS, type Light } from '../../../../content/schema/films/film-kinds.ts';
import { clamp, easeInOut, mix } from '../ease.ts';
import { type Scene, type SetLayer, STAGE } from '../film.ts';
import { group, type Node, node, round, still } from '../node.ts';
import { throughCamera, type View } from './camera.ts';

/** What drifts out on one side comes in on the other. */
const ROUND_TRIP = 1800;

export function drawLayers(layers: readonly SetLayer[], view: View, seconds: number): Node[] {
  return layers.map(({ depth, drift, markup }) => {
    const camera = throughCamera(view, depth);
    if (drift === 0) return group(camera, [still(markup)]);
    const way = (((seconds * drift) % ROUND_TRIP) + ROUND_TRIP) % ROUND_TRIP;
    return group(camera, [
      still(markup, { transform: `translate(${round(way)} 0)` }),
      still(markup, { transform: `translate(${round(way - ROUND_TRIP)} 0)` }),
    ]);
  });
}

/** A veil over the stage: none by day. */
const VEILS: Readonly<Record<Light, readonly [colour: string, opacity: number]>> = {
  day: ['#0d1b4c', 0],
  dusk: ['#d9542b', 0.2],
  night: ['#0d1b4c', 0.5],
};

export function drawVeil({ light, lights }: Scene, seconds: number): Node[] {
  const shares = new Map<Light, number>([[light, 1]]);
  for (const { at, until, verb } of lights) {
    const next = LIGHTS.find((one) => one === verb);
    if (seconds < at || next === undefined) continue;
    const k = easeInOut(clamp((seconds - at) / (until - at)));
    for (const one of LIGHTS) shares.set(one, mix(shares.get(one) ?? 0, one === next ? 1 : 0, k));
  }
  return LIGHTS.flatMap((one) => {
    const [fill, opacity] = VEILS[one];
    const share = (shares.get(one) ?? 0) * opacity;
    if (share < 0.004) return [];
    return node('rect', { width: STAGE.width, height: STAGE.height, fill, opacity: round(share) });
  });
}
