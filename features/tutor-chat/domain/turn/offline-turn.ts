// A turn that the embedded teacher took in the page while the server could not be reached; it waits to be sent.

import type { Situation } from '../../../../tutor-engine/index.ts';
import { open, speak, teachingOf } from '../../../../tutor-engine/index.ts';
import { type HintStep, moreHelp } from '../../../../tutor-engine/state/help.ts';
import type { OfflineTurn, ProgressView } from '../types.ts';
import {
  computeTurn,
  type EarlierMessage,
  helpWith,
  settingOf,
  suggestedAfter,
  type TalkSource,
} from './compute-turn.ts';
import type { Progress } from './progress.ts';
import { toCorrectionView, toHardWordView, toProgressView, toTeachingView } from './turn-views.ts';

/** What the turns of a page without a connection begin from: where the server left the talk. */
export type OfflineBase = {
  readonly said: readonly EarlierMessage[];
  readonly progress: ProgressView;
  /** The turns taken since, oldest first. */
  readonly turns: readonly OfflineTurn[];
  /** Steps of help asked for since the last of them. */
  readonly hints: readonly HintStep[];
};

type Words = Pick<OfflineTurn, 'id' | 'text' | 'input' | 'at'> & { readonly answerId: string };

/** Takes the next turn. The server decides alike when it is sent, as long as nothing else happens in the talk. */
export function computeOfflineTurn(source: TalkSource, ground: OfflineBase, words: Words): OfflineTurn {
  const { id, text, input: means, at, answerId } = words;
  const earlier = ground.turns.at(-1)?.stored ?? storedOf(ground.progress);
  const { input, decision, progress } = computeTurn(source, {
    before: saidOn(ground),
    message: { id, text, input: means },
    earlier,
  });
  const speech = speak(input, decision);
  return {
    id,
    text,
    input: means,
    at,
    hints: [...ground.hints],
    corrections: decision.corrections.map(toCorrectionView),
    understood: decision.understood ?? null,
    answer: {
      id: answerId,
      text: speech.text,
      translation: speech.translation,
      hardWords: speech.level.hard.map(toHardWordView),
      teaching: toTeachingView(teachingOf(decision)),
      memory: decision.memory,
    },
    progress: toProgressView(progress, playOf(source.situation)),
    stored: progress,
  };
}

/** The tutor's first words, as the server will say them in a talk of this id. */
export function offlineOpening(source: TalkSource) {
  return open(settingOf(source));
}

/** Help with what is open after these turns; null where nothing is. */
export function offlineHelp(source: TalkSource, ground: OfflineBase, step: HintStep) {
  return helpWith(source, saidOn(ground), step) ?? null;
}

/** Answers to choose from after these turns. */
export function offlineSuggestions(source: TalkSource, ground: OfflineBase) {
  return suggestedAfter(source, saidOn(ground));
}

/** All that was said, with the help that was asked for at its end. */
function saidOn({ said, turns, hints }: OfflineBase): EarlierMessage[] {
  const all: EarlierMessage[] = [
    ...said,
    ...turns.flatMap(({ text, answer }): EarlierMessage[] => [
      { author: 'learner', text },
      { author: 'tutor', text: answer.text, memory: answer.memory },
    ]),
  ];
  const last = all.at(-1);
  if (last === undefined) return all;
  const helped = hints.reduce(moreHelp, last.helped ?? null);
  return [...all.slice(0, -1), { ...last, helped }];
}

/** What is open is not stored. */
function storedOf({ goals, ended }: ProgressView): Progress {
  const begun = goals.flatMap(({ id, state, messageId }) =>
    state === 'open' || messageId === null ? [] : [{ id, state, messageId }],
  );
  return { goals: begun, ended };
}

function playOf(situation: Situation) {
  return situation.kind === 'play' ? situation.play : undefined;
}
