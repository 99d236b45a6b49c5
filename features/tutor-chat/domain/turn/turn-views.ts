// What a decided turn looks like to the learner, in the server's answers and in a page that took the turn itself.

import type { Play } from '../../../../content/schema/talks/play.ts';
import type { Correction, HardWord, Teaching } from '../../../../tutor-engine/index.ts';
import { goalsOf, type Progress } from './progress.ts';

export function toCorrectionView({ start, end, wrong, right, sentence, reason, kind, tier }: Correction) {
  return { start, end, wrong, right, sentence, reason, kind, tier };
}

export function toHardWordView({ zh, gloss }: HardWord) {
  return { zh, gloss: gloss ? { en: gloss.en, pt: gloss.pt } : null };
}

export function toTeachingView(teaching: Teaching | undefined | null) {
  if (!teaching) return null;
  return { note: teaching.note ?? null, words: [...teaching.words] };
}

/** The goals of a play with how far each is; none without a play. */
export function toProgressView(progress: Progress, play: Play | undefined) {
  return { goals: play ? goalsOf(play, progress) : [], ended: progress.ended };
}
