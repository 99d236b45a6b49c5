// An actor at a moment: what the moves have come to, with breath, blinking, speech and attention laid over them.

import { clamp, drift, easeInOut, hashOf, mix, noiseAt, wave } from '../ease.ts';
import type { Actor, Caption } from '../film.ts';
import { GAITS, type Verb } from './gaits.ts';
import { GESTURES } from './gestures.ts';
import { blend, type Pose, restingPose, squash } from './pose.ts';
import { mouthAt } from './speech.ts';

const VERBS: Readonly<Record<string, Verb>> = { ...GAITS, ...GESTURES };

/** What an actor hears around: who speaks now, and where everybody was put. */
export type Attention = {
  readonly language: 'zh' | 'en';
  readonly captions: readonly Caption[];
  /** Where somebody stands at a moment. */
  readonly xOf: (name: string) => number | undefined;
};

export function poseAt(actor: Actor, seconds: number, attention: Attention): Pose {
  const pose = restingPose(actor.x, actor.y, actor.scale);
  pose.opacity = actor.isHidden ? 0 : 1;
  listen(pose, actor, seconds, attention);
  const calm = pose.turn;
  fold(pose, actor, seconds);
  if (pose.sleep > 0.5) pose.turn -= calm * pose.sleep;
  live(pose, actor, seconds);
  speak(pose, actor, seconds, attention);
  return pose;
}

/** Where an actor stands, without its face. */
export function placeAt(actor: Actor, seconds: number): Pose {
  const pose = restingPose(actor.x, actor.y, actor.scale);
  fold(pose, actor, seconds);
  return pose;
}

function fold(pose: Pose, { moves }: Actor, seconds: number): void {
  for (const { at, until, verb, args } of moves) {
    if (seconds < at) break;
    const k = until > at ? clamp((seconds - at) / (until - at)) : 1;
    VERBS[verb]?.(pose, k, seconds - at, args);
  }
}

/** Whoever does not speak looks at who does, a moment late. */
function listen(pose: Pose, { name, x }: Actor, seconds: number, { captions, xOf }: Attention): void {
  const index = captions.findLastIndex(({ from }) => seconds >= from);
  const towards = (caption: Caption | undefined): number => {
    const speaker = caption?.by;
    if (speaker === undefined || speaker === name) return 0;
    const there = xOf(speaker);
    return there === undefined ? 0 : clamp((there - x) / 260, -1, 1);
  };
  const now = captions[index];
  if (!now) return;
  const share = easeInOut(clamp((seconds - now.from - 0.1) / 0.35));
  const way = mix(towards(captions[index - 1]), towards(now), share);
  pose.turn = way * 0.62;
  pose.gazeX = way * 0.8;
}

/** Breath, blinking, and the small unrest of whoever is alive. */
function live(pose: Pose, { name }: Actor, seconds: number): void {
  const seed = hashOf(name);
  const breath = wave(seconds, pose.sleep > 0.5 ? 0.24 : 0.4, noiseAt(seed));
  squash(pose, 1 + breath * (pose.sleep > 0.5 ? 0.022 : 0.011));
  pose.tilt += drift(seconds, name === 'sparrow' ? 1.4 : 0.45, seed) * (name === 'sparrow' ? 8 : 3);
  pose.armLeft += breath * 2;
  pose.armRight += breath * 2;
  if (pose.sleep > 0) blend(pose, { lid: 1, smile: 0.3, nod: 9 + breath * 2, open: 0 }, pose.sleep);
  const period = 2.7 + noiseAt(seed, 2) * 1.4;
  const since = (seconds + noiseAt(seed, 3) * period) % period;
  // One blink in four is a double one.
  const isDouble = noiseAt(Math.floor((seconds + seed) / period), 5) > 0.75;
  const closed = Math.max(blink(since), isDouble ? blink(since - 0.26) : 0);
  pose.lid = Math.max(pose.lid, closed);
}

const blink = (since: number): number => (since < 0 || since > 0.18 ? 0 : Math.sin((since / 0.18) * Math.PI));

function speak(pose: Pose, { name }: Actor, seconds: number, { captions, language }: Attention): void {
  const caption = captions.find(({ from, said, by }) => by === name && seconds >= from && seconds < said);
  if (!caption) return;
  const { open, round } = mouthAt(caption, language, seconds);
  pose.open = Math.max(pose.open * 0.3, open);
  pose.round = round;
  pose.nod += open * 3;
  pose.armRight += drift(seconds, 1.1, hashOf(name)) * 9 + 5;
  pose.armLeft += drift(seconds, 0.9, hashOf(name) + 1) * 7 + 3;
}
