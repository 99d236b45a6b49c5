// The faces of the moods.

import { MOODS, type Mood } from '../../../../content/schema/films/film-kinds.ts';
import { CALM, type Face } from './pose.ts';

const FACES: Readonly<Record<Mood, Partial<Face>>> = {
  calm: {},
  happy: { smile: 1, blush: 1, lid: 0.12 },
  sad: { smile: -0.8, brow: -1, lid: 0.25, tear: 1, blush: 0.2 },
  surprised: { smile: 0.1, open: 0.55, round: 1, pupil: 0.8, brow: -0.3, blush: 0.7 },
  angry: { smile: -0.6, brow: 1, blush: 1, lid: 0.15 },
  scared: { smile: -0.5, open: 0.3, brow: -1, pupil: 0.6, blush: 0 },
  sleepy: { smile: 0.2, lid: 0.6, brow: -0.2 },
  shy: { smile: 0.5, blush: 1.6, lid: 0.2, brow: -0.4 },
  proud: { smile: 0.9, lid: 0.35, blush: 0.9, brow: 0.2 },
  cold: { smile: -0.3, brow: -0.8, blush: 1.3, lid: 0.2 },
};

export function faceOf(mood: string | number | undefined): Face {
  const known = MOODS.find((one) => one === mood);
  return { ...CALM, ...(known ? FACES[known] : {}) };
}
