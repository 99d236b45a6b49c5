// Which question of the first run is open: it stands in the address, so that a reload and the way back keep it.

import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { LearnerLevel } from '../../learner-settings/domain/index.ts';

export const STEPS = ['level', 'reason', 'minutes'] as const;
export type Step = (typeof STEPS)[number];

/** In place of a question: somebody comes back from a placement, which has answered the first one, or not. */
const PLACED = 'placed';

function openStep(asked: string | null, level: LearnerLevel | null): Step {
  if (asked === PLACED) return level === null ? 'level' : 'reason';
  return STEPS.find((step) => step === asked) ?? 'level';
}

/** In the address: the question of age was the first, so that the others are counted behind it after a reload or a placement, too. */
const AGE = 'age';
const ASKED = 'asked';

export function useOpenStep(level: LearnerLevel | null, isAgeOpen: boolean) {
  const [parameters, setParameters] = useSearchParams();
  const [wasAsked, setAsked] = useState(parameters.get(AGE) === ASKED);
  if (isAgeOpen && !wasAsked) setAsked(true);
  const step = openStep(parameters.get('question'), level);
  const withQuestion = (question: string) => {
    const next = new URLSearchParams(parameters);
    next.set('question', question);
    if (wasAsked) next.set(AGE, ASKED);
    return next;
  };
  const afterPlacement = `/welcome?${withQuestion(PLACED).toString()}`;
  return {
    step,
    place: STEPS.indexOf(step) + Number(wasAsked),
    count: STEPS.length + Number(wasAsked),
    before: STEPS[STEPS.indexOf(step) - 1] ?? 'level',
    open: (next: Step) => setParameters(withQuestion(next)),
    placementUrl: `/placement?returnUrl=${encodeURIComponent(afterPlacement)}`,
  };
}
