// All that a turn of a play knows: the play, what this message takes back, and what was misheard.

import type { TurnContext } from '../../../state/turn-context.ts';
import type { PlaySituation } from '../../../state/types.ts';
import type { Utterance } from '../../../understand/text/utterance.ts';
import type { Protest } from '../hearing/protest.ts';
import type { ToldNow } from '../hearing/told.ts';
import type { Deal } from './deal.ts';
import type { Change } from './world.ts';

export type PlayContext = TurnContext & {
  /** All of the message; `said` is what they mean. */
  readonly whole?: Utterance | undefined;
  readonly playing: PlaySituation;
  /** What this message takes back of what was ordered. */
  readonly change?: Change | undefined;
  /** What this message says of the price. */
  readonly deal?: Deal | undefined;
  /** What this message tells beside the play, and was not told before. */
  readonly tells?: readonly ToldNow[] | undefined;
  /** What they said was misheard; `said` is what they mean. */
  readonly protest?: Protest | undefined;
};
