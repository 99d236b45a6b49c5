// What a learner's wish is answered with: the first activity that answers it does.

import { activitiesIn, INTERLUDES, mainActivity } from '../activities/index.ts';
import { standsForItself } from '../say/asked/answer-request.ts';
import type { Activity } from '../state/activity.ts';
import type { Draft } from '../state/draft.ts';
import type { TurnContext } from '../state/turn-context.ts';
import type { Intent } from '../understand/intent.ts';
import type { Utterance } from '../understand/text/utterance.ts';

const GAMES = new Set<Activity['kind']>(INTERLUDES.filter(({ isGame }) => isGame).map(({ kind }) => kind));

/** Drafts for a turn. `meant`: the text with its mistakes mended, where it has any. */
export function draftsFor(
  context: TurnContext,
  intent: Intent,
  meant: Utterance | undefined,
): Iterable<Draft> {
  const main = mainActivity(context.setting.situation);
  for (const { answerFirst, kind } of activitiesIn(context)) {
    const first = answerFirst?.(context, intent, meant);
    if (first === undefined) continue;
    const isAlone = kind === main.kind || GAMES.has(kind);
    return isAlone ? closingInterludes(context, first) : first;
  }
  const between = standsForItself(intent) ? [] : INTERLUDES.filter(({ isOpen }) => isOpen(context));
  for (const { answer } of between) {
    const drafts = answer(context, intent, main.own(context));
    if (drafts !== undefined) return drafts;
  }
  return closingInterludes(context, main.answer(context, intent, meant));
}

/** Whatever else is wanted ends what came in between. */
function* closingInterludes(context: TurnContext, drafts: Iterable<Draft>): Generator<Draft> {
  const closed = INTERLUDES.filter(({ isOpen }) => isOpen(context)).map(({ close }) => close(context));
  const beside: Draft['state'] = Object.assign({}, ...closed);
  for (const draft of drafts) yield { ...draft, state: { ...beside, ...draft.state } };
}
