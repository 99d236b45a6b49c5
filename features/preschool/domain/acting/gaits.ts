// Ways to get from one place to another, each with its weight.

import { clamp, easeInOut, easeOut, envelope, mix, wave } from '../ease.ts';
import { type Pose, squash } from './pose.ts';

export type Verb = (pose: Pose, k: number, seconds: number, args: readonly (number | string)[]) => void;

export const numberAt = (args: readonly (number | string)[], index: number, otherwise: number): number => {
  const value = args[index];
  return typeof value === 'number' ? value : otherwise;
};

type Gait = { readonly steps: number; readonly swing: number; readonly bob: number; readonly lean: number };

/** Feet, bounce and lean follow the way, and fade in and out with the speed. */
function gait({ steps, swing, bob, lean }: Gait): Verb {
  return (pose, k, seconds, args) => {
    const from = { x: pose.x, y: pose.y };
    const to = { x: numberAt(args, 0, pose.x), y: numberAt(args, 1, pose.y) };
    const share = mix(k, easeInOut(k), 0.6);
    pose.x = mix(from.x, to.x, share);
    pose.y = mix(from.y, to.y, share);
    if (k >= 1) return;
    const effort = envelope(k, 0.15);
    const phase = wave(seconds, steps / 2);
    const step = Math.abs(wave(seconds, steps / 2));
    const side = Math.sign(to.x - from.x);
    pose.turn = mix(pose.turn, side, effort);
    pose.legLeft += swing * phase * effort;
    pose.legRight -= swing * phase * effort;
    pose.armLeft += (10 - swing * 0.7 * phase) * effort;
    pose.armRight += (10 + swing * 0.7 * phase) * effort;
    pose.lift += bob * step * effort;
    pose.lean += (side * lean + phase * 3) * effort;
    pose.tilt += phase * 2.5 * effort;
    squash(pose, 1 + (step - 0.5) * 0.06 * effort);
  };
}

/** In arcs, gathering before each and giving on the ground. */
const hop: Verb = (pose, k, _seconds, args) => {
  const x = numberAt(args, 0, pose.x);
  const y = numberAt(args, 1, pose.y);
  const distance = Math.hypot(x - pose.x, y - pose.y);
  const hops = Math.max(1, Math.round(distance / 130));
  const at = Math.min(k * hops, hops - 1e-6);
  const done = Math.floor(at);
  const within = at - done;
  const air = clamp((within - 0.2) / 0.62);
  const share = k >= 1 ? 1 : (done + easeInOut(air)) / hops;
  const side = Math.sign(x - pose.x);
  pose.x = mix(pose.x, x, share);
  pose.y = mix(pose.y, y, share);
  if (k >= 1) return;
  pose.turn = mix(pose.turn, side, envelope(k, 0.12));
  const height = Math.sin(air * Math.PI);
  pose.lift += height * 62;
  pose.armLeft += height * 46;
  pose.armRight += height * 46;
  pose.legLeft -= height * 16;
  pose.legRight += height * 16;
  squash(
    pose,
    within < 0.2 ? 1 - 0.16 * Math.sin((within / 0.2) * Math.PI) : 1 + 0.12 * Math.sin(air * Math.PI),
  );
  if (within > 0.82) squash(pose, 1 - 0.18 * Math.sin(((within - 0.82) / 0.18) * Math.PI));
};

/** On wings, to a height of its own: `y` of where it lands. */
const fly: Verb = (pose, k, seconds, args) => {
  const x = numberAt(args, 0, pose.x);
  const y = numberAt(args, 1, pose.y);
  const share = easeInOut(k);
  const side = Math.sign(x - pose.x);
  const way = Math.abs(x - pose.x) + Math.abs(y - pose.y);
  pose.x = mix(pose.x, x, share);
  pose.y = mix(pose.y, y, share);
  if (k >= 1) return;
  const effort = envelope(k, 0.12);
  const flap = wave(seconds, 5.5);
  pose.lift += Math.sin(share * Math.PI) * Math.min(150, way * 0.28);
  pose.turn = mix(pose.turn, side, effort);
  pose.armLeft += (88 + flap * 55) * effort;
  pose.armRight += (88 + flap * 55) * effort;
  pose.lean += side * 16 * effort;
  pose.lift += flap * 7 * effort;
  squash(pose, 1 + flap * 0.05 * effort);
};

/** Over and over along the ground, a whole number of times. */
const roll: Verb = (pose, k, _seconds, args) => {
  const way = numberAt(args, 0, pose.x) - pose.x;
  const share = easeOut(k);
  pose.x += way * share;
  if (k >= 1) return;
  const turns = Math.sign(way) * Math.max(1, Math.round(Math.abs(way) / 684));
  pose.roll += turns * 360 * share;
  pose.open = Math.max(pose.open, 0.5 * envelope(k, 0.1));
};

const place: Verb = (pose, _k, _seconds, args) => {
  pose.x = numberAt(args, 0, pose.x);
  pose.y = numberAt(args, 1, pose.y);
};

export const GAITS = {
  walk: gait({ steps: 3, swing: 26, bob: 9, lean: 3 }),
  tiptoe: gait({ steps: 2.2, swing: 18, bob: 14, lean: -4 }),
  run: gait({ steps: 5.4, swing: 40, bob: 17, lean: 12 }),
  hop,
  fly,
  roll,
  place,
} satisfies Readonly<Record<string, Verb>>;

/** Stage units a second; the rest of the verbs take a time of their own. */
export const SPEEDS: Readonly<Record<string, number>> = {
  walk: 190,
  tiptoe: 110,
  run: 430,
  hop: 235,
  fly: 380,
  roll: 420,
};
