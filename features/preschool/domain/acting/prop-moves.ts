// How things move: they pop up, fall, fly, roll, and go along with whoever carries them.

import { bounceOut, clamp, easeIn, easeInOut, envelope, mix, overshoot, wave } from '../ease.ts';
import type { Prop } from '../film.ts';
import { numberAt } from './gaits.ts';

export type PropPose = {
  x: number;
  y: number;
  scale: number;
  wide: number;
  tall: number;
  rotation: number;
  opacity: number;
  /** 0 nothing is written, 1 all of it. */
  written: number;
};

/** Where somebody's feet are. */
export type Finder = (
  name: string,
) => { readonly x: number; readonly y: number; readonly lift: number } | undefined;

type PropMove = (
  pose: PropPose,
  k: number,
  seconds: number,
  args: readonly (number | string)[],
  find: Finder,
) => void;

const pop: PropMove = (pose, k) => {
  pose.opacity = 1;
  pose.scale *= k >= 1 ? 1 : Math.max(0.01, overshoot(k));
};

const vanish: PropMove = (pose, k) => {
  pose.scale *= Math.max(0.01, 1 - easeIn(k));
  if (k >= 1) pose.opacity = 0;
};

const glide: PropMove = (pose, k, _seconds, args) => {
  pose.x = mix(pose.x, numberAt(args, 0, pose.x), easeInOut(k));
  pose.y = mix(pose.y, numberAt(args, 1, pose.y), easeInOut(k));
};

const fly: PropMove = (pose, k, seconds, args) => {
  const far = Math.hypot(numberAt(args, 0, pose.x) - pose.x, numberAt(args, 1, pose.y) - pose.y);
  glide(pose, k, seconds, args, () => undefined);
  pose.y -= Math.sin(easeInOut(k) * Math.PI) * Math.min(160, far * 0.3);
  if (k < 1) pose.rotation += Math.sin(k * Math.PI * 2) * 14;
};

const drop: PropMove = (pose, k) => {
  pose.opacity = 1;
  pose.y -= (1 - bounceOut(k)) * (pose.y + 120);
  const hit = envelope(clamp((k - 0.42) / 0.2), 0.5);
  if (k < 1) squeeze(pose, 1 - 0.2 * hit);
};

const roll: PropMove = (pose, k, _seconds, args) => {
  const way = numberAt(args, 0, pose.x) - pose.x;
  pose.x += way * easeInOut(k);
  pose.rotation += (way / (50 * pose.scale)) * 57.3 * easeInOut(k);
};

const wiggle: PropMove = (pose, k, seconds) => {
  if (k < 1) pose.rotation += wave(seconds, 5) * 12 * envelope(k, 0.2);
};

const spin: PropMove = (pose, k) => {
  pose.rotation += easeInOut(k) * 360;
};

const grow: PropMove = (pose, k, _seconds, args) => {
  pose.scale = mix(pose.scale, numberAt(args, 0, pose.scale), overshoot(k));
};

const pulse: PropMove = (pose, k) => {
  if (k < 1) pose.scale *= 1 + 0.22 * Math.sin(k * Math.PI * 2) ** 2;
};

const tilt: PropMove = (pose, k, _seconds, args) => {
  pose.rotation = mix(pose.rotation, numberAt(args, 0, 0), easeInOut(k));
};

const bob: PropMove = (pose, _k, seconds) => {
  pose.y += wave(seconds, 0.35) * 9;
};

const swing: PropMove = (pose, _k, seconds) => {
  pose.rotation += wave(seconds, 0.4) * 7;
};

const follow: PropMove = (pose, k, _seconds, args, find) => {
  const who = find(String(args[0]));
  if (!who) return;
  pose.opacity = 1;
  pose.x = mix(pose.x, who.x + numberAt(args, 1, 0), easeInOut(k));
  pose.y = mix(pose.y, who.y - who.lift + numberAt(args, 2, 0), easeInOut(k));
};

const write: PropMove = (pose, k) => {
  pose.opacity = 1;
  pose.written = k;
};

const MOVES: Readonly<Record<string, PropMove>> = {
  pop,
  vanish,
  move: glide,
  leave: glide,
  fly,
  drop,
  roll,
  wiggle,
  spin,
  grow,
  pulse,
  tilt,
  bob,
  swing,
  follow,
  write,
};

export function propPoseAt(prop: Prop, seconds: number, find: Finder): PropPose {
  const pose: PropPose = {
    x: prop.x,
    y: prop.y,
    scale: prop.scale,
    wide: 1,
    tall: 1,
    rotation: 0,
    opacity: prop.isHidden ? 0 : 1,
    written: 0,
  };
  for (const { at, until, verb, args } of prop.moves) {
    if (seconds < at) break;
    const k = until > at ? clamp((seconds - at) / (until - at)) : 1;
    MOVES[verb]?.(pose, k, seconds - at, args, find);
  }
  return pose;
}

function squeeze(pose: PropPose, tall: number): void {
  pose.tall *= tall;
  pose.wide /= Math.sqrt(tall);
}
