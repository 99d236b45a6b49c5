// A play: a character, and goals that the learner gets done in talking with it.

import { certaintyIn } from '../../analysis/certain.ts';
import { answerRequest, standsForItself } from '../../say/answer-request.ts';
import { withOwnName } from '../../say/own-name.ts';
import type { MainActivity } from '../../state/activity.ts';
import { ACTIVITY_STARTS } from '../../state/activity-memories.ts';
import { type Draft, forMended } from '../../state/draft.ts';
import type { PlaySituation } from '../../state/types.ts';
import type { Intent } from '../../understand/intent.ts';
import type { Utterance } from '../../understand/text/utterance.ts';
import { answerGoals, answerPlay } from './answer.ts';
import { goOn, type PlayScene } from './go-on.ts';
import { type Hit, hitsOf } from './hits.ts';

export function plays(playing: PlaySituation): MainActivity {
  return {
    kind: 'play',
    isOpen: () => true,
    begin: () => [
      {
        lines: [playing.play.opening],
        move: 'greet',
        accepted: undefined,
        state: { ask: playing.play.goals[0]?.id, play: { ...ACTIVITY_STARTS.play } },
      },
    ],
    answerFirst: (scene, intent, meant) => answerFirst({ ...scene, playing }, intent, meant),
    answer: (scene, intent, meant) => answer({ ...scene, playing }, intent, meant),
    advance: (scene, ...how) => goOn({ ...scene, playing }, ...how),
    help: (scene) =>
      scene.open && { help: withOwnName(scene, scene.open.question.hint), step: scene.state.step },
    withHelp: ({ state }, step) => ({ step: Math.max(state.step, step) }),
    // A character is asked about the play; what it tells of itself stands there.
    own: () => () => undefined,
    isRight: ({ setting: { core } }) => certaintyIn(core, { play: playing.play, phrases: [] }),
    teaches: () => [],
  };
}

/** What surely gets a goal done does so, whatever was being asked. */
function answerFirst(
  scene: PlayScene,
  intent: Intent,
  meant: Utterance | undefined,
): Iterable<Draft> | undefined {
  if (intent.kind !== 'speech' && intent.kind !== 'goodbye' && standsForItself(intent))
    return answerRequest(scene, intent);
  const { hits, isMended } = hitsWith(scene, meant);
  const sure = hits.filter(({ isSure }) => isSure);
  return sure.length > 0 ? reach(scene, sure, isMended) : undefined;
}

function answer(scene: PlayScene, intent: Intent, meant: Utterance | undefined): Iterable<Draft> {
  if (intent.kind !== 'speech' && intent.kind !== 'topic') return answerRequest(scene, intent);
  const { hits, isMended } = hitsWith(scene, meant);
  if (hits.length > 0) return reach(scene, hits.slice(0, 1), isMended);
  return answerPlay(scene, intent.kind === 'speech' ? intent.question : undefined);
}

function reach(scene: PlayScene, hits: readonly Hit[], isMended: boolean): Iterable<Draft> {
  return isMended ? forMended(answerGoals(scene, hits)) : answerGoals(scene, hits);
}

/** What the text reaches as it stands; with its mistakes mended where that reaches more. */
function hitsWith(scene: PlayScene, meant: Utterance | undefined): { hits: Hit[]; isMended: boolean } {
  const hits = hitsOf(scene);
  const more = meant === undefined ? [] : hitsOf({ ...scene, said: meant });
  const worth = (all: readonly Hit[]) =>
    all.reduce((sum, { state }) => sum + (state === 'reached' ? 2 : 1), 0);
  return worth(more) > worth(hits) ? { hits: more, isMended: true } : { hits, isMended: false };
}
