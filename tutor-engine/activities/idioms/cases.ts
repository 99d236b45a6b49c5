// A case is told and its idiom asked for; a game has three.

import type { Line } from '../../../content/schema/line.ts';
import { pairs, wordings } from '../../say/wording.ts';
import type { Draft } from '../../state/draft.ts';
import type { Leads, Outcome, TurnContext } from '../../state/turn-context.ts';
import { nextIdiom } from './find-idiom.ts';
import { ASK } from './lines.ts';

const CASES = 3;

/** A game begins. */
export function firstCase(context: TurnContext, begin: readonly Line[]): Generator<Draft> {
  const leads = wordings(context, begin).map((line) => [line]);
  return tellCase(context, leads, { move: 'ask', accepted: undefined }, CASES);
}

/** After `leads`, the next case; `left`: with how many to come, itself included. */
export function* tellCase(
  context: TurnContext,
  leads: Leads,
  outcome: Outcome,
  left: number,
): Generator<Draft> {
  const { used } = context.state.idioms;
  const next = nextIdiom(context, used);
  if (next === undefined) return;
  const idioms = { open: next.id, tries: 0, used: [...used, next.id], left: left - 1 };
  const questions = wordings(context, ASK).map((line) => [next.case, line]);
  for (const lines of pairs(leads, questions)) yield { lines, ...outcome, state: { idioms } };
}
