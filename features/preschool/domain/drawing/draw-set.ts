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

/** Where a veil hangs: behind the cast it makes the sky dark, before it only as much as leaves faces to be read. */
type VeilPlace = 'behind' | 'before';
type Veil = { readonly colour: string } & Readonly<Record<VeilPlace, number>>;

/** How thick veils are: none by day. */
const VEILS: Readonly<Record<Light, Veil>> = {
  day: { colour: '#0d1b4c', behind: 0, before: 0 },
  dusk: { colour: '#d9542b', behind: 0.14, before: 0.1 },
  night: { colour: '#0d1b4c', behind: 0.52, before: 0.18 },
};

/** How much of each light there is. */
function sharesAt({ light, lights }: Scene, seconds: number): ReadonlyMap<Light, number> {
  const shares = new Map<Light, number>([[light, 1]]);
  for (const { at, until, verb } of lights) {
    const next = LIGHTS.find((one) => one === verb);
    if (seconds < at || next === undefined) continue;
    const k = easeInOut(clamp((seconds - at) / (until - at)));
    for (const one of LIGHTS) shares.set(one, mix(shares.get(one) ?? 0, one === next ? 1 : 0, k));
  }
  return shares;
}

export function drawVeil(scene: Scene, seconds: number, place: VeilPlace): Node[] {
  const shares = sharesAt(scene, seconds);
  return LIGHTS.flatMap((one) => {
    const { colour: fill, [place]: thickness } = VEILS[one];
    const share = (shares.get(one) ?? 0) * thickness;
    if (share < 0.004) return [];
    return node('rect', { width: STAGE.width, height: STAGE.height, fill, opacity: round(share) });
  });
}

/** What stands nearer than the cast takes the colours of the dark behind it: no veil can lie on it alone. */
export function inTheDark(layers: readonly SetLayer[], scene: Scene, seconds: number): readonly SetLayer[] {
  const shares = sharesAt(scene, seconds);
  return LIGHTS.reduce((lit, one) => {
    const { colour, behind } = VEILS[one];
    const share = (shares.get(one) ?? 0) * behind;
    if (share < 0.004) return lit;
    return lit.map((layer) => ({ ...layer, markup: mixedWith(layer.markup, colour, share) }));
  }, layers);
}

/** Every colour of a drawing, that much nearer to another. */
const mixedWith = (markup: string, colour: string, share: number): string =>
  markup.replaceAll(/#[0-9a-f]{6}/gi, (own) => {
    const parts = [1, 3, 5].map((at) => {
      const [from, to] = [own, colour].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
      return Math.round(mix(from ?? 0, to ?? 0, share))
        .toString(16)
        .padStart(2, '0');
    });
    return `#${parts.join('')}`;
  });
