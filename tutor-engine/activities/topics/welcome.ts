// The first words to somebody who is known: their name, and one thing that matters to them.

import type { Line } from '../../../content/schema/line.ts';
import type { FactSlot } from '../../../content/schema/listening/frame.ts';
import { toldValue } from '../../say/recall/told-value.ts';
import { nextOpened } from '../../say/shared-moves.ts';
import { each, fill, same, wordings } from '../../say/wording.ts';
import type { Draft } from '../../state/draft.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { Slots } from '../../understand/patterns/match.ts';
import { takeUp } from '../listening/follow-up.ts';

/** What is asked after first. */
const MATTERS: readonly FactSlot[] = ['event', 'health', 'plan', 'pet', 'family', 'study', 'job'];

/** What is said to somebody of before: 又见面了. */
const MET = /又|等你|好久/u;

const HELLO: Line = { zh: '{name}，你好！', en: 'Hello, {name}!', pt: 'Oi, {name}!' };
const GREETING = { move: 'greet', accepted: undefined } as const;

/** Undefined where the name is not known, or somebody does not want to be remembered. */
export function welcomeBack(context: TurnContext): Iterable<Draft> | undefined {
  const { setting, state } = context;
  const content = setting.core.frames.recall;
  if (content === undefined || state.name === undefined || state.turn > 0) return undefined;
  // Who has no words yet is greeted by name, and begins.
  if (context.level === 'zero')
    return context.goOn(
      context,
      each([HELLO].flatMap((line) => fill(line, { name: same(state.name ?? '') }) ?? [])),
      GREETING,
      {},
    );
  const all = wordings(context, content.welcome);
  // Whose name alone is known, by their account, may be here for the first time.
  const isMet = Object.entries(state.profile).some(([slot, told]) => slot !== 'name' && told.length > 0);
  const lines = isMet ? all : all.filter(({ zh }) => !MET.test(zh));
  const asks = MATTERS.flatMap((slot) => {
    const value = state.profile[slot]?.findLast((told) => !namesLost(context, told));
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

/** Nobody is asked after a wish or a work in which who has died is named. */
function namesLost({ state }: TurnContext, told: string): boolean {
  return (state.profile.loss ?? []).some((lost) => told.includes(lost));
}
