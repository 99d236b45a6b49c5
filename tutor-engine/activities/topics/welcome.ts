// The first words to somebody who is known: their name, and one thing that matters to them.

import type { FactSlot } from '../../../content/schema/listening/frame.ts';
import { toldValue } from '../../say/recall/told-value.ts';
import { nextOpened } from '../../say/shared-moves.ts';
import { fill, wordings } from '../../say/wording.ts';
import type { Draft } from '../../state/draft.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { Slots } from '../../understand/patterns/match.ts';
import { takeUp } from '../listening/follow-up.ts';

/** What is asked after first. */
const MATTERS: readonly FactSlot[] = ['event', 'health', 'plan', 'pet', 'family', 'study', 'job'];

/** What is said to somebody of before: 又见面了. */
const MET = /又|等你|好久/u;

/** Undefined where the name is not known, or somebody does not want to be remembered. */
export function welcomeBack(context: TurnContext): Iterable<Draft> | undefined {
  const { setting, state } = context;
  const content = setting.core.frames.recall;
  if (content === undefined || state.name === undefined || state.turn > 0) return undefined;
  const all = wordings(context, content.welcome);
  // Whose name alone is known, by their account, may be here for the first time.
  const isMet = Object.entries(state.profile).some(([slot, told]) => slot !== 'name' && told.length > 0);
  const lines = isMet ? all : all.filter(({ zh }) => !MET.test(zh));
  const asks = MATTERS.flatMap((slot) => {
    const value = state.profile[slot]?.at(-1);
    const known: Slots = value === undefined ? {} : { value: toldValue(setting.core.frames, [value]) };
    return (content.asksAfter[slot] ?? []).flatMap(({ seeks, ask, answer }) => {
      const filled = value === undefined ? undefined : fill(ask, known);
      return filled === undefined ? [] : [{ seeks, ask: filled, answer }];
    });
  });
  const next = nextOpened(context, { move: 'greet', accepted: undefined });
  return takeUp(
    context,
    { key: 'recall', lines, asks: asks.slice(0, 1) },
    { accepted: undefined, ...(next && { next }), move: 'greet' },
  );
}
