// Learners of known vocabulary, whose truth is not the model's: other steepness, ranks inside of a band, free claims.

import type { Random } from '../../study/domain/index.ts';
import { type Answer, BANDS, type Band, isOver, nextItem } from '../domain/index.ts';

/** Of each band so many words, the easiest first. */
export const WORDS = 100;

export type Learner = { readonly known: ReadonlyMap<Band, readonly boolean[]>; readonly claims: number };

/** Learners of every depth, whose knowledge ends sharply or slowly, honest ones and others. Not the model's own. */
export function learnerOf(random: Random): Learner {
  const depth = random() * 8 - 0.5;
  const steepness = 1.2 + 3 * random();
  const knows = (band: number, at: number) =>
    random() < 1 / (1 + Math.exp(-steepness * (depth - (band - 1 + at / WORDS))));
  const known = BANDS.map(
    (band) => [band, Array.from({ length: WORDS }, (_, at) => knows(band, at))] as const,
  );
  return { known: new Map(known), claims: claimsOf(random) };
}

function claimsOf(random: Random): number {
  const kind = random();
  if (kind < 0.7) return 0.1 * random();
  return kind < 0.9 ? 0.1 + 0.3 * random() : 0.4 + 0.4 * random();
}

export function take(learner: Learner, random: Random): Answer[] {
  const answers: Answer[] = [];
  while (!isOver(answers)) {
    const { kind, band, isInvented } = nextItem(answers);
    const at = Math.floor(random() * WORDS);
    const isKnown = !isInvented && learner.known.get(band)?.[at] === true;
    const byLuck = kind === 'claim' ? learner.claims : 0.13;
    const isYes = random() < (isKnown ? 0.97 : byLuck);
    answers.push({
      kind,
      word: isInvented ? `? ${answers.length}` : wordAt(band, at),
      band: isInvented ? null : band,
      isYes,
    });
  }
  return answers;
}

export const wordAt = (band: Band, at: number): string => `${band} ${at}`;
