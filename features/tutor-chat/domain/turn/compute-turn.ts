// What a turn is decided from, and what it comes to: put together here for the server and for a page without a server.

import type { Line } from '../../../../content/schema/line.ts';
import type { SmallTalk } from '../../../../content/schema/talks/small-talk.ts';
import type { Locale } from '../../../../kit/core/locale.ts';
import {
  type Core,
  type Decision,
  type DueWord,
  decide,
  hint,
  type Lookup,
  type RespondInput,
  type Setting,
  type Situation,
  suggestAnswers,
} from '../../../../tutor-engine/index.ts';
import type { HintStep } from '../../../../tutor-engine/state/help.ts';
import type { Input } from '../limits.ts';
import { advance, type Progress } from './progress.ts';

/** More than can be taken in at a glance helps nobody. */
const MOST_SUGGESTED = 4;

/** More of a talk is not read; the engine's memory lies in the last of it. */
export const HISTORY_MAX = 199;

/** What does not change while a talk goes on, and the words that are due. */
export type TalkSource = {
  /** The id seeds every choice; the language is the one that the teacher explains in. */
  readonly talk: { readonly id: string; readonly language: Locale };
  readonly situation: Situation;
  readonly due: readonly DueWord[];
  /** Words of the learner's text that they are studying; see `Setting`. */
  readonly own?: readonly string[] | undefined;
  /** What is known of the learner from before; see `Setting`. */
  readonly facts?: readonly string[] | undefined;
  readonly smallTalk: readonly SmallTalk[];
  readonly core: Core;
  /** Given where a dictionary is at hand: what it has of the words that the text asks about. */
  readonly lookup?: Lookup | undefined;
};

/** A message with text, as it was stored. */
export type EarlierMessage = {
  readonly author: 'learner' | 'tutor';
  readonly text: string;
  readonly memory?: unknown;
  /** The highest step of help that was asked for after it. */
  readonly helped?: HintStep | null;
};

export type ComputedTurn = {
  readonly input: RespondInput;
  readonly decision: Decision;
  readonly progress: Progress;
};

export function settingOf({ talk, situation, lookup, ...known }: TalkSource): Setting {
  const setting = { ...known, situation, locale: talk.language, seed: talk.id };
  return lookup ? { ...setting, lookup } : setting;
}

type Turn = {
  /** What was said before the message since the talk's summary, oldest first; its newest `HISTORY_MAX` count. */
  readonly before: readonly EarlierMessage[];
  readonly message: { readonly id: string; readonly text: string; readonly input?: Input | undefined };
  /** How far the play was before. */
  readonly earlier: Progress;
};

/** Decides on a message of the learner's. The same inputs give the same turn wherever it is taken. */
export function computeTurn(source: TalkSource, { before, message, earlier }: Turn): ComputedTurn {
  const input: RespondInput = {
    ...settingOf(source),
    ...historyOf(before),
    learnerText: message.text,
    input: message.input === 'speech' ? 'speech' : 'typed',
    // A suggested answer is a whole sentence that was shown.
    ...(message.input === 'suggested' ? { helped: 'full' as const } : {}),
  };
  const decision = decide(input);
  const step = { messageId: message.id, goals: decision.goals, ended: decision.end !== undefined };
  return { input, decision, progress: advance(earlier, step) };
}

/** Help with what is open after `before`; undefined where nothing is. `learnerName`: see `Setting`. */
export function helpWith(
  source: TalkSource,
  before: readonly EarlierMessage[],
  step: HintStep,
  learnerName?: string,
) {
  return hint({ ...settingOf(source), ...historyOf(before), learnerName }, step);
}

/** Whole sentences that would be accepted after `before`, to choose from; empty where nothing is asked. */
export function suggestedAfter(
  source: TalkSource,
  before: readonly EarlierMessage[],
  learnerName?: string,
): readonly Line[] {
  const asked = { ...settingOf(source), ...historyOf(before), learnerName };
  return suggestAnswers(asked).slice(0, MOST_SUGGESTED);
}

/** The transcript as the engine reads it, with the help that was asked for since the last answer. */
function historyOf(before: readonly EarlierMessage[]): Pick<RespondInput, 'history' | 'helped'> {
  const said = before.slice(-HISTORY_MAX);
  const history = said.map(({ author, text, memory }) => ({ by: author, text, memory }));
  const helped = said.at(-1)?.helped;
  return helped ? { history, helped } : { history };
}
