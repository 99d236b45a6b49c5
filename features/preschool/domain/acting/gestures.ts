// What an actor does on the spot: anticipation, the action itself, and how it settles.

import { clamp, easeIn, easeInOut, easeOut, envelope, mix, overshoot, wave } from '../ease.ts';
import { numberAt, type Verb } from './gaits.ts';
import { faceOf } from './moods.ts';
import { blend, type Pose, squash } from './pose.ts';

const armsUp = (pose: Pose, degrees: number, share: number): void =>
  blend(pose, { armLeft: degrees, armRight: degrees }, share);

/** Down, up, and down again: a quarter gathers, half is in the air, the rest gives. */
function leap(pose: Pose, k: number, height: number): number {
  if (k < 0.25) {
    squash(pose, 1 - 0.24 * Math.sin((k / 0.25) * Math.PI * 0.5));
    return 0;
  }
  const air = clamp((k - 0.25) / 0.45);
  const up = 4 * air * (1 - air);
  pose.lift += up * height;
  if (k < 0.7) squash(pose, 1 + 0.2 * (1 - 2 * Math.abs(air - 0.5)) * (air < 0.5 ? 1 : 0.5));
  else squash(pose, 1 - 0.22 * Math.sin(((k - 0.7) / 0.3) * Math.PI) * (1 - (k - 0.7)));
  return up;
}

const jump: Verb = (pose, k) => {
  if (k >= 1) return;
  const up = leap(pose, k, 105);
  armsUp(pose, 140, up);
  pose.legLeft -= up * 18;
  pose.legRight += up * 18;
};

const bounce: Verb = (pose, k) => {
  if (k >= 1) return;
  const up = leap(pose, (k * 3) % 1, 44);
  armsUp(pose, 70, up);
};

const cheer: Verb = (pose, k, seconds) => {
  if (k >= 1) return;
  leap(pose, (k * 2) % 1, 70);
  armsUp(pose, 158 + wave(seconds, 4) * 12, envelope(k, 0.15));
  blend(pose, { smile: 1, open: 0.7, lid: 0.7 }, envelope(k, 0.15));
};

const spin: Verb = (pose, k) => {
  if (k >= 1) return;
  const angle = easeInOut(k) * Math.PI * 4;
  pose.wide *= mix(1, Math.abs(Math.cos(angle)) * 0.55 + 0.45, envelope(k, 0.1));
  pose.turn = Math.sin(angle);
  pose.lift += Math.sin(k * Math.PI) * 26;
  armsUp(pose, 80, envelope(k, 0.15));
};

const greet: Verb = (pose, k, seconds) => {
  if (k >= 1) return;
  const on = envelope(k, 0.18);
  pose.armRight = mix(pose.armRight, 142 + wave(seconds, 2.4) * 22, on);
  pose.tilt += 5 * on;
  pose.smile = mix(pose.smile, 1, on);
};

const nod: Verb = (pose, k) => {
  if (k < 1) pose.nod += Math.sin(k * Math.PI * 4) ** 2 * 11 * envelope(k, 0.1);
};

const shake: Verb = (pose, k) => {
  if (k >= 1) return;
  pose.turn += Math.sin(k * Math.PI * 6) * 0.75 * envelope(k, 0.15);
};

const point: Verb = (pose, k, _seconds, args) => {
  if (k >= 1) return;
  const on = envelope(k, 0.14) * overshoot(clamp(k / 0.25));
  const way = args[0];
  if (way === 'left') blend(pose, { armLeft: 92, turn: -0.8, gazeX: -1 }, on);
  else if (way === 'right') blend(pose, { armRight: 92, turn: 0.8, gazeX: 1 }, on);
  else if (way === 'up') blend(pose, { armRight: 158, gazeY: -1, nod: -7 }, on);
  else blend(pose, { armRight: 40, gazeY: 1, nod: 8 }, on);
  pose.lean += (way === 'left' ? -3 : way === 'right' ? 3 : 0) * on;
};

const clap: Verb = (pose, k, seconds) => {
  if (k >= 1) return;
  const on = envelope(k, 0.12);
  const beat = Math.abs(wave(seconds, 1.8));
  armsUp(pose, mix(-52, 26, beat), on);
  pose.smile = mix(pose.smile, 1, on);
  pose.lift += beat * 6 * on;
};

const dance: Verb = (pose, k, seconds) => {
  if (k >= 1) return;
  const on = envelope(k, 0.1);
  const sway = wave(seconds, 1);
  pose.lean += sway * 9 * on;
  pose.x += sway * 16 * on;
  pose.turn = mix(pose.turn, sway * 0.6, on);
  pose.armLeft = mix(pose.armLeft, 75 + sway * 65, on);
  pose.armRight = mix(pose.armRight, 75 - sway * 65, on);
  pose.legLeft += Math.max(0, sway) * 18 * on;
  pose.legRight -= Math.max(0, -sway) * 18 * on;
  pose.lift += Math.abs(wave(seconds, 1, 0.25)) * 14 * on;
  squash(pose, 1 + (Math.abs(sway) - 0.5) * 0.1 * on);
  blend(pose, { smile: 1, lid: 0.5 }, on);
};

const shrug: Verb = (pose, k) => {
  if (k >= 1) return;
  const on = envelope(k, 0.22);
  armsUp(pose, 62, on);
  squash(pose, 1 - 0.06 * on);
  pose.tilt += 9 * on;
  blend(pose, { smile: 0, brow: -0.5 }, on);
};

const bow: Verb = (pose, k) => {
  if (k >= 1) return;
  const on = envelope(k, 0.3);
  squash(pose, 1 - 0.13 * on);
  blend(pose, { nod: 26, lid: 1, armLeft: -18, armRight: -18 }, on);
};

const eat: Verb = (pose, k, seconds) => {
  if (k >= 1) return;
  const on = envelope(k, 0.12);
  const bite = Math.abs(wave(seconds, 1.7));
  blend(pose, { open: 0.12 + bite * 0.4, smile: 0.8, blush: 1.3, armRight: -30, armLeft: -30 }, on);
  pose.nod += bite * 4 * on;
  squash(pose, 1 + (bite - 0.5) * 0.04 * on);
};

const sit: Verb = (pose, k) => {
  const down = overshoot(k);
  pose.sit = mix(pose.sit, 1, down);
  if (k < 1) squash(pose, 1 - 0.1 * Math.sin(k * Math.PI));
};

const stand: Verb = (pose, k) => {
  pose.sit = mix(pose.sit, 0, easeOut(k));
  if (k < 1) squash(pose, 1 + 0.1 * Math.sin(k * Math.PI));
};

const sleep: Verb = (pose, k) => blend(pose, { sleep: 1 }, easeInOut(k));

const wake: Verb = (pose, k, seconds) => {
  pose.sleep = mix(pose.sleep, 0, easeOut(clamp(k * 2)));
  if (k >= 1) return;
  pose.turn += wave(seconds, 4) * 0.3 * envelope(k, 0.3);
  squash(pose, 1 + 0.08 * Math.sin(k * Math.PI));
};

const hide: Verb = (pose, k) => {
  pose.opacity = k >= 0.6 ? 0 : pose.opacity;
  squash(pose, 1 - 0.7 * easeIn(clamp(k / 0.6)));
};

const show: Verb = (pose, k) => {
  pose.opacity = k > 0 ? 1 : pose.opacity;
  if (k < 1) squash(pose, Math.max(0.15, overshoot(k)));
};

/** Onto the back, a moment of stars, and up again. */
const fall: Verb = (pose, k) => {
  if (k >= 1) return;
  const down = k < 0.25 ? easeIn(k / 0.25) : 1 - overshoot(clamp((k - 0.72) / 0.28));
  const side = pose.turn < 0 ? -1 : 1;
  pose.roll += -78 * side * down;
  pose.lift -= 34 * down;
  blend(pose, { open: 0.5, round: 1, lid: 0.9, armLeft: 120, armRight: 120 }, clamp(down));
  if (k > 0.22 && k < 0.4) squash(pose, 1 - 0.16 * Math.sin(((k - 0.22) / 0.18) * Math.PI));
};

/** On the back, the head to the left. */
const lie: Verb = (pose, k) => {
  const down = easeInOut(k);
  pose.roll -= 82 * down;
  pose.lift -= 40 * down;
  blend(pose, { armLeft: 4, armRight: 4, turn: 0 }, down);
};

const shiver: Verb = (pose, k, seconds) => {
  if (k >= 1) return;
  const on = envelope(k, 0.1);
  pose.x += wave(seconds, 11) * 3.5 * on;
  blend(pose, { armLeft: -24, armRight: -24, smile: -0.4, brow: -1 }, on);
  squash(pose, 1 - 0.06 * on);
};

const giggle: Verb = (pose, k, seconds) => {
  if (k >= 1) return;
  const on = envelope(k, 0.12);
  const beat = Math.abs(wave(seconds, 3));
  squash(pose, 1 + (beat - 0.5) * 0.09 * on);
  pose.lift += beat * 7 * on;
  pose.tilt += wave(seconds, 1.5) * 5 * on;
  blend(pose, { smile: 1, open: 0.35 + 0.3 * beat, lid: 1, blush: 1.4, armRight: -40 }, on);
};

const yawn: Verb = (pose, k) => {
  if (k >= 1) return;
  const on = envelope(k, 0.35);
  blend(pose, { open: 0.95, round: 0.7, lid: 1, armLeft: 120, armRight: 45, nod: -9 }, on);
  squash(pose, 1 + 0.07 * on);
};

const stomp: Verb = (pose, k, seconds) => {
  if (k >= 1) return;
  const on = envelope(k, 0.12);
  const beat = wave(seconds, 2.2);
  pose.legLeft += Math.max(0, beat) * 32 * on;
  pose.legRight -= Math.max(0, -beat) * 32 * on;
  pose.lean += beat * 6 * on;
  blend(pose, { brow: 1, smile: -0.6 }, on);
};

/** Hands before the eyes. */
const cover: Verb = (pose, k) => {
  if (k >= 1) return;
  const on = envelope(k, 0.2);
  blend(pose, { armLeft: -128, armRight: -128, lid: 1, blush: 1.6, nod: 7 }, on);
};

const think: Verb = (pose, k) => {
  if (k >= 1) return;
  const on = envelope(k, 0.2);
  blend(pose, { armRight: -118, gazeX: 0.7, gazeY: -0.9, tilt: 10, smile: 0, brow: -0.2 }, on);
};

const reach: Verb = (pose, k) => {
  if (k >= 1) return;
  const on = envelope(k, 0.25);
  blend(pose, { armLeft: 165, armRight: 165, gazeY: -1, nod: -9 }, on);
  squash(pose, 1 + 0.1 * on);
};

/** Shows a part of the own body. */
const touch: Verb = (pose, k, seconds, args) => {
  if (k >= 1) return;
  const on = envelope(k, 0.16);
  const tap = wave(seconds, 2) * 6;
  const [left, right] = TOUCHES[String(args[0])] ?? [-40, -40];
  blend(pose, { armLeft: left + tap, armRight: right + tap }, on);
  pose.lift += Math.abs(wave(seconds, 2)) * 5 * on;
};

/** Left and right arm, in degrees. */
const TOUCHES: Readonly<Record<string, readonly [number, number]>> = {
  head: [172, 172],
  ears: [150, 150],
  eyes: [-138, -138],
  nose: [12, -128],
  mouth: [12, -112],
  tummy: [-34, -34],
  hands: [100, 100],
  shoulders: [-80, -80],
};

const look: Verb = (pose, k, _seconds, args) => {
  const [gazeX, gazeY, turned] = LOOKS[String(args[0])] ?? [0, 0, 0];
  blend(pose, { gazeX, gazeY, turn: turned }, easeInOut(k));
};

const LOOKS: Readonly<Record<string, readonly [number, number, number]>> = {
  left: [-1, 0, -0.75],
  right: [1, 0, 0.75],
  up: [0, -1, 0],
  down: [0, 1, 0],
  front: [0, 0, 0],
};

const feel: Verb = (pose, k, _seconds, args) => blend(pose, faceOf(args[0]), easeInOut(k));

const grow: Verb = (pose, k, _seconds, args) => {
  pose.scale = mix(pose.scale, numberAt(args, 0, pose.scale), overshoot(k));
};

export const GESTURES = {
  jump,
  bounce,
  cheer,
  spin,
  wave: greet,
  nod,
  shake,
  point,
  clap,
  dance,
  shrug,
  bow,
  eat,
  sit,
  stand,
  sleep,
  wake,
  hide,
  show,
  fall,
  lie,
  shiver,
  giggle,
  yawn,
  stomp,
  cover,
  think,
  reach,
  touch,
  look,
  feel,
  grow,
} satisfies Readonly<Record<string, Verb>>;
