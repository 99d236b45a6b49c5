// What of an order waits for a word of an operator whatever comes next, and in which stages: where it can be answered.

import { ACTIONS, type Action } from './actions.ts';
import type { Stage } from './stages.ts';

/** By the action that says no to it. */
const ANSWERED_BY = { cancel: 'decline_cancel', claim: 'refuse_claim' } as const satisfies Readonly<
  Record<string, Action>
>;

/** A question that a stage does not know any more is over when the order comes there. */
export function isAskable(question: keyof typeof ANSWERED_BY, stage: Stage): boolean {
  return ACTIONS[ANSWERED_BY[question]].some(({ from }) => from.includes(stage));
}
