// The context of a turn: what was handed in, and how its activities let the talk go on.

import { mainActivity, offerInterlude } from '../activities/index.ts';
import { contextOf, type TurnContext } from '../state/turn-context.ts';
import type { RespondInput } from '../state/types.ts';
import { withHelp } from './awaited.ts';
import { withOwnFacts } from './meaning/own-facts.ts';

export function contextFor(input: RespondInput): TurnContext {
  const context = contextOf(input, { goOn: mainActivity(input.situation).advance, offerInterlude });
  return withHelp(withOwnFacts(context), input.helped);
}
