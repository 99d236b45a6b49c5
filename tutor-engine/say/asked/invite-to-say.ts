// Invites a beginner to say what they wanted in Chinese; what was open waits meanwhile.

import type { Level } from '../../../content/schema/levels.ts';
import type { Line } from '../../../content/schema/line.ts';
import type { Draft } from '../../state/draft.ts';
import type { Move } from '../../state/move.ts';
import type { Leads, TurnContext } from '../../state/turn-context.ts';
import { comeBack, demonstration, withoutStop } from '../shared-moves.ts';
import { cardOf } from '../translate/word-card.ts';
import { each, pairs } from '../wording.ts';

/** Further on a word is heard and used when it is wanted. */
const INVITED: ReadonlySet<Level> = new Set(['zero', 'preschool', 'beginner']);

/** Whether they are, here: a character in a play is no teacher. */
export function isInvited({ level, setting }: TurnContext): boolean {
  return setting.situation.kind === 'tutor' && INVITED.has(level);
}

export function* inviteToSay(
  context: TurnContext,
  leads: Leads,
  asked: Line,
  { move = 'hint', isAgain = false }: { readonly move?: Move; readonly isAgain?: boolean } = {},
): Generator<Draft> {
  const line = { zh: withoutStop(asked.zh), en: withoutStop(asked.en), pt: withoutStop(asked.pt) };
  // Who asks for the same again and again is not held by it.
  if (!isAgain && wasHeard(context, line.zh)) {
    yield* comeBack(context, leads, { move, accepted: undefined });
    return;
  }
  const card = context.level === 'zero' ? cardOf(context.setting.core, line) : undefined;
  const state = { saying: { line, ...(isAgain && { isAgain }) }, stay: context.state.stay };
  for (const lines of pairs(leads, each(demonstration(context, line)))) {
    // You can say X, you can say X.
    const once = lines.filter(({ zh }, at) => lines.findIndex((one) => one.zh === zh) === at);
    yield {
      lines: once,
      move,
      accepted: undefined,
      state,
      ...(card && { teaches: [card] }),
    };
  }
}

/** What the learner asked for takes nothing of the patience with what is open, the first time. */
export function patiently(context: TurnContext, leads: Leads): TurnContext {
  const before = context.history.findLast(({ by }) => by === 'learner')?.text;
  const isSame = before !== undefined && before.trim() === context.said.raw.trim();
  const isRepeated = isSame || leads.some(([first]) => first !== undefined && wasHeard(context, first.zh));
  return isRepeated ? context : { ...context, state: { ...context.state, stay: 0 } };
}

function wasHeard({ state }: TurnContext, zh: string): boolean {
  return state.recent.some((text) => text.includes(zh));
}
