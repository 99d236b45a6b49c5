// How an actor stands at one moment: everything that a drawing can show.

import { mix } from '../ease.ts';

/** What a face shows. */
export type Face = {
  /** -1 sad to 1 smiling. */
  smile: number;
  /** 0 closed to 1 wide, and 0 wide to 1 round. */
  open: number;
  round: number;
  /** 0 open eyes to 1 closed; with a smile they close to arcs. */
  lid: number;
  /** -1 worried to 1 angry. */
  brow: number;
  blush: number;
  tear: number;
  /** How large the pupils are. */
  pupil: number;
};

export type Pose = Face & {
  /** The feet on the stage. */
  x: number;
  y: number;
  /** How far above the ground. */
  lift: number;
  scale: number;
  /** Squash and stretch about the feet. */
  wide: number;
  tall: number;
  /** Degrees about the feet, and about the middle. */
  lean: number;
  roll: number;
  /** -1 turned to the left, 1 to the right. */
  turn: number;
  tilt: number;
  nod: number;
  gazeX: number;
  gazeY: number;
  /** Degrees: 0 hangs, 90 points outwards, 170 up. */
  armLeft: number;
  armRight: number;
  legLeft: number;
  legRight: number;
  sit: number;
  sleep: number;
  opacity: number;
};

export const CALM: Face = {
  smile: 0.45,
  open: 0,
  round: 0,
  lid: 0,
  brow: 0,
  blush: 0.5,
  tear: 0,
  pupil: 1,
};

export function restingPose(x: number, y: number, scale: number): Pose {
  return {
    ...CALM,
    x,
    y,
    scale,
    lift: 0,
    wide: 1,
    tall: 1,
    lean: 0,
    roll: 0,
    turn: 0,
    tilt: 0,
    nod: 0,
    gazeX: 0,
    gazeY: 0,
    armLeft: 12,
    armRight: 12,
    legLeft: 0,
    legRight: 0,
    sit: 0,
    sleep: 0,
    opacity: 1,
  };
}

/** Moves some of a pose's parts towards others, all by the same share. */
export function blend<Part extends object>(
  pose: Part,
  towards: Readonly<Partial<Part>>,
  share: number,
): void {
  for (const [name, value] of Object.entries(towards)) {
    const key = name as keyof Part; // The entries are those of a part of the same type.
    const now: unknown = pose[key];
    if (typeof now === 'number' && typeof value === 'number')
      Object.assign(pose, { [key]: mix(now, value, share) });
  }
}

/** Squash below 1, stretch above it, with the volume kept. */
export function squash(pose: Pose, tall: number): void {
  pose.tall *= tall;
  pose.wide *= 1 / Math.sqrt(tall);
}
