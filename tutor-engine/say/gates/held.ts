// Whether something grave holds the talk.

import type { TurnContext } from '../../state/turn-context.ts';

/** So many turns more the news holds the talk in the turn after it. */
export const JUST_TOLD = 3;

/** Who wishes to speak of something else has spoken enough of what is grave. */
const SOMETHING_ELSE = /换(?:个|一个)?话题|[聊说谈](?:点儿?|些)别的/u;

/** Whether something grave was told just now, which the talk does not leave by itself. */
export function isHeld({ state, said }: Pick<TurnContext, 'state' | 'said'>): boolean {
  return (state.listening.grave ?? 0) > 0 && !SOMETHING_ELSE.test(said.raw);
}
