// After a question about the language: what was asked just now comes back, and who was telling something goes on.

import type { Draft } from '../../../state/draft.ts';
import type { Leads, Outcome, TurnContext } from '../../../state/turn-context.ts';
import { intentOf } from '../../../understand/intent.ts';
import { utterance } from '../../../understand/text/utterance.ts';
import { comeBack } from '../../shared-moves.ts';
import { patiently } from '../invite-to-say.ts';

/** Who was telling something goes on with it, unasked. */
export function* comeBackOrOn(context: TurnContext, leads: Leads, outcome: Outcome): Generator<Draft> {
  const patient = patiently(context, leads);
  if (isTellingOn(context))
    for (const lines of leads) yield { lines: [...lines], ...outcome, state: { stay: patient.state.stay } };
  yield* comeBack(patient, leads, outcome);
}

/** What is open was not asked just now, and the learner told something before they asked: the talk is about that. */
export function isTellingOn({ setting, level, open, state, history }: TurnContext): boolean {
  if (setting.situation.kind !== 'tutor' || level === 'zero' || open === undefined) return false;
  const { ask, again } = open.question;
  const wasAsked = [ask, again].some(({ zh }) => state.recent.at(-1)?.includes(zh));
  const before = history.filter(({ by }) => by === 'learner').slice(-MOST_BACK);
  const hasTold = before.some(({ text }) => intentOf(utterance(text)).kind === 'speech');
  return !wasAsked && hasTold && state.drill.word === undefined;
}

/** So many texts back, between which there may be other questions of the language. */
const MOST_BACK = 3;
