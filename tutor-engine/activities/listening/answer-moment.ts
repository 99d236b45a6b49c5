// One of the things that learners tell most is answered as it was written for it.

import { NOTHING_FIRST } from '../../say/shared-moves.ts';
import { each, pairs } from '../../say/wording.ts';
import type { Draft } from '../../state/draft.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { keptAfter } from './grave.ts';
import { asked, closedListening } from './listening-state.ts';
import type { TakingUp, Uptake } from './taking-up.ts';

/** With its question, which keeps the learner telling; else without, and nothing else is asked. */
export function* answerMoment(
  context: TurnContext,
  taken: Uptake,
  { leads = NOTHING_FIRST, accepted, next, move = 'small-talk' }: TakingUp,
): Generator<Draft> {
  const { key, lines, asks } = taken;
  const kept = keptAfter(context, taken);
  const statements = pairs(leads, lines.length === 0 ? [[]] : each(lines));
  for (const ask of asks)
    for (const statement of statements)
      yield {
        lines: [...statement, ask.ask],
        move,
        accepted,
        state: { ...next, listening: { ...asked(context, key, ask, 1, key), ...kept } },
      };
  if (lines.length === 0) return;
  for (const statement of statements)
    yield {
      lines: statement,
      move,
      accepted,
      state: { ...next, listening: { ...closedListening(context), ...kept } },
    };
}
