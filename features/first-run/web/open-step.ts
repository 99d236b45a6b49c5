// Which question of the first run is open: it stands in the address, so that a reload and the way back keep it.

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

export function useOpenStep(level: LearnerLevel | null) {
  const [parameters, setParameters] = useSearchParams();
  const step = openStep(parameters.get('question'), level);
  const withQuestion = (question: string) => {
    const next = new URLSearchParams(parameters);
    next.set('question', question);
    return next;
  };
  const afterPlacement = `/welcome?${withQuestion(PLACED).toString()}`;
  return {
    step,
    place: STEPS.indexOf(step),
    open: (next: Step) => setParameters(withQuestion(next)),
    placementUrl: `/placement?returnUrl=${encodeURIComponent(afterPlacement)}`,
  };
}
