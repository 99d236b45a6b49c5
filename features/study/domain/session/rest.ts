// A rest in a session: who is young, or has few minutes, is not led through it in one go.

import type { DoneStep, Session } from './session.ts';

/** Words between two rests. */
const SET = 10;
/** Whoever wants no more minutes a day than this. */
const FEW_MINUTES = 10;

type Learner = { readonly isYounger: boolean; readonly minutesADay: number | null };

export const needsRests = ({ isYounger, minutesADay }: Learner): boolean =>
  isYounger || (minutesADay !== null && minutesADay <= FEW_MINUTES);

const wordsOf = (done: readonly Pick<DoneStep, 'step'>[]): number =>
  new Set(
    done.flatMap(({ step: { kind, cards } }) =>
      kind === 'meet' ? [] : cards.map(({ word, reading }) => `${word} ${reading}`),
    ),
  ).size;

/** How many words were answered, where that completes a set and more is to come; else undefined. */
export function restAfter({ steps, done }: Session): number | undefined {
  const [step, ...others] = steps;
  if (!step || step.kind === 'meet' || others.length === 0) return undefined;
  const words = wordsOf([...done, { step }]);
  return Math.floor(words / SET) > Math.floor(wordsOf(done) / SET) ? words : undefined;
}
