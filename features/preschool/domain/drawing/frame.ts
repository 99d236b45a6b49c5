// The picture of a film at a moment: the same film and second always give the same picture.

import { placeAt, poseAt } from '../acting/act.ts';
import type { Pose } from '../acting/pose.ts';
import type { Finder } from '../acting/prop-moves.ts';
import { drawActor } from '../cast/draw-actor.ts';
import { RIGS } from '../cast/rigs.ts';
import { clamp } from '../ease.ts';
import { type Actor, type Film, type Scene, STAGE } from '../film.ts';
import { group, type Node, node, toMarkup } from '../node.ts';
import { throughCamera, type View, viewAt } from './camera.ts';
import { drawProp } from './draw-prop.ts';
import { drawLayers, drawVeil, inTheDark } from './draw-set.ts';
import { drawCurtain, drawEnd, drawTitle, opennessAt } from './draw-title.ts';

/** What to draw into a box of the stage's size, back to front. */
export function frame(film: Film, at: number): readonly Node[] {
  const seconds = clamp(at, 0, film.length - 0.001);
  const scene = sceneAt(film, seconds);
  if (!scene) return [];
  const view = viewAt(scene.camera, seconds);
  const poses = posesAt(film, scene, seconds);
  const find: Finder = (name) => poses.find(([actor]) => actor.name === name)?.[1];
  const layers = film.sets[scene.set] ?? [];
  const props = (layer: string) =>
    scene.props.filter((prop) => prop.layer === layer).map((prop) => drawProp(film, prop, seconds, find));
  const cast = poses
    .filter(([, pose]) => pose.opacity > 0)
    .toSorted(([, one], [, other]) => one.y - other.y)
    .map(([{ name }, pose]) => drawActor(RIGS[name], pose, seconds));
  const [focusX, focusY] = focusOf(poses, view);
  const isLast = scene === film.scenes.at(-1);
  return [
    ...drawLayers(
      layers.filter(({ depth }) => depth <= 1),
      view,
      seconds,
    ),
    // What stands behind the cast is a part of the place, and as dark.
    group(throughCamera(view), props('back')),
    ...drawVeil(scene, seconds, 'behind'),
    group(throughCamera(view), [...cast, ...props('front')]),
    ...drawLayers(
      inTheDark(
        layers.filter(({ depth }) => depth > 1),
        scene,
        seconds,
      ),
      view,
      seconds,
    ),
    ...drawVeil(scene, seconds, 'before'),
    group(throughCamera(view), props('glow')),
    ...drawTitle(film, seconds),
    ...drawCurtain(opennessAt(scene, isLast, seconds), focusX, focusY),
    ...drawEnd(film, seconds, focusX, focusY),
  ];
}

const LOOK_EVERY_SECONDS = 0.25;

/** The moment that stands for a film: the one its source names, or the first after it at which no curtain is in the way. */
export function pictureMoment(film: Film): number {
  for (let at = film.poster; at < film.length; at += LOOK_EVERY_SECONDS) {
    const scene = sceneAt(film, at);
    if (scene && opennessAt(scene, scene === film.scenes.at(-1), at) >= 1) return at;
  }
  return film.poster;
}

/** A whole picture as a file. */
export function pictureOf(film: Film, seconds: number): string {
  const picture = node(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${STAGE.width} ${STAGE.height}` },
    frame(film, seconds),
  );
  return toMarkup([picture]);
}

function sceneAt({ scenes }: Film, seconds: number): Scene | undefined {
  return scenes.find(({ from, until }) => seconds >= from && seconds < until) ?? scenes.at(-1);
}

function posesAt(film: Film, { actors }: Scene, seconds: number): (readonly [Actor, Pose])[] {
  const xOf = (name: string) => {
    const actor = actors.find((one) => one.name === name);
    return actor && placeAt(actor, seconds).x;
  };
  const attention = { language: film.language, captions: film.captions, xOf };
  return actors.map((actor) => [actor, poseAt(actor, seconds, attention)] as const);
}

/** The curtain opens and closes about the first of the cast who is there. */
function focusOf(poses: readonly (readonly [Actor, Pose])[], view: View): readonly [number, number] {
  const pose = poses.find(([, { opacity }]) => opacity > 0)?.[1];
  if (!pose) return [STAGE.width / 2, STAGE.height / 2];
  const x = STAGE.width / 2 + (pose.x - view.x) * view.zoom;
  const y = STAGE.height / 2 + (pose.y - 140 * pose.scale - view.y) * view.zoom;
  return [clamp(x, 250, STAGE.width - 250), clamp(y, 200, 560)];
}
