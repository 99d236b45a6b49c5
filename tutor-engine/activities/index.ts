// The list of activities. What a turn does with activities, it asks this list; a new one adds its line.

import type { Activity, Interlude, MainActivity } from '../state/activity.ts';
import type { Draft } from '../state/draft.ts';
import type { OfferInterlude, TurnContext } from '../state/turn-context.ts';
import type { Situation } from '../state/types.ts';
import { debate } from './debate/index.ts';
import { distress } from './distress/index.ts';
import { drill } from './drill/index.ts';
import { idioms } from './idioms/index.ts';
import { listening } from './listening/index.ts';
import { plays } from './plays/index.ts';
import { reading } from './reading/index.ts';
import { saying } from './saying/index.ts';
import { smallTalk } from './small-talk/index.ts';
import { topics } from './topics/index.ts';

/** In the order in which they are asked whether they are open, and offered a pause. */
export const INTERLUDES: readonly Interlude[] = [
  distress,
  saying,
  idioms,
  reading,
  debate,
  drill,
  listening,
  smallTalk,
];

export function mainActivity(situation: Situation): MainActivity {
  return situation.kind === 'play' ? plays(situation) : topics(situation);
}

/** The main activity is always open, so it comes last. */
export function activitiesIn({ setting }: Pick<TurnContext, 'setting'>): readonly Activity[] {
  return [...INTERLUDES, mainActivity(setting.situation)];
}

/** Whether a game waits for an answer once the draft has been said. */
export function keepsGame(context: TurnContext, { state }: Draft): boolean {
  const after = { ...context, state: { ...context.state, ...state } };
  return INTERLUDES.some(({ isGame, isOpen }) => isGame === true && isOpen(after));
}

export const offerInterlude: OfferInterlude = function* offer(...pause) {
  for (const { advance } of INTERLUDES) if (advance !== undefined) yield* advance(...pause);
};
