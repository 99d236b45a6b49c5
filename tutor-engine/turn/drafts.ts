// What a learner's wish is answered with: the first activity that answers it does.

import { activitiesIn, INTERLUDES, mainActivity } from '../activities/index.ts';
import { standsForItself } from '../say/answer-request.ts';
import type { Draft } from '../state/draft.ts';
import type { Scene } from '../state/turn-context.ts';
import type { Intent } from '../understand/intent.ts';
import type { Utterance } from '../understand/text/utterance.ts';

/** Drafts for a turn. `meant`: the text with its mistakes mended, where it has any. */
export function draftsFor(scene: Scene, intent: Intent, meant: Utterance | undefined): Iterable<Draft> {
  const main = mainActivity(scene.setting.situation);
  for (const { answerFirst, kind } of activitiesIn(scene)) {
    const first = answerFirst?.(scene, intent, meant);
    if (first !== undefined) return kind === main.kind ? closingInterludes(scene, first) : first;
  }
  const between = standsForItself(intent) ? [] : INTERLUDES.filter(({ isOpen }) => isOpen(scene));
  for (const { answer } of between) {
    const drafts = answer(scene, intent, main.own(scene));
    if (drafts !== undefined) return drafts;
  }
  return closingInterludes(scene, main.answer(scene, intent, meant));
}

/** Whatever else is wanted ends what came in between. */
function* closingInterludes(scene: Scene, drafts: Iterable<Draft>): Generator<Draft> {
  const closed = INTERLUDES.filter(({ isOpen }) => isOpen(scene)).map(({ close }) => close(scene));
  const beside: Draft['state'] = Object.assign({}, ...closed);
  for (const draft of drafts) yield { ...draft, state: { ...beside, ...draft.state } };
}
