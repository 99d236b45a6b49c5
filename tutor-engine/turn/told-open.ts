// Whether a clause of the message answers what is open, whatever the rest of it is about: then that is not asked again.

import { withOpenTold } from '../state/told-questions.ts';
import type { TurnContext } from '../state/turn-context.ts';
import { clausesOf } from '../understand/frames/clauses.ts';
import { matchAnswers, saysWhat } from '../understand/patterns/match.ts';
import { utterance } from '../understand/text/utterance.ts';

/** A name is no word that happens to stand there; it counts once it is known. */
export function withToldOpen(context: TurnContext): TurnContext {
  const { open, said, state, words } = context;
  if (open?.kind !== 'question' || open.question.about === 'name') return context;
  const isAnswered = clausesOf(said.raw).some(({ text, isQuestion, isSupposed }) => {
    if (isQuestion || isSupposed) return false;
    const found = matchAnswers(open.question.answers, utterance(text), words);
    return found !== undefined && saysWhat(found.slots);
  });
  return isAnswered ? { ...context, state: withOpenTold(state, open) } : context;
}
