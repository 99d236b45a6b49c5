// Puts a decided turn to a model: the instructions of a prompt's version, then the newest messages that fit its window.

import {
  type ChatRequest,
  type ProviderConfig,
  type TextMessage,
  unknownContextTokens,
} from '../../../../kit/server/ai/index.ts';
import { promptOf } from '../../../../tutor-engine/prompts/index.ts';
import type { Ask } from '../../../ai-services/server/api.ts';
import {
  ANSWER_TOKENS,
  type ContextMessage,
  historyBudget,
  recentMessages,
} from '../../domain/turn/context.ts';
import type { ResponderTurn } from '../decision/decide-turn.ts';
import { placeOf, situationOf } from '../decision/engine-input.ts';
import type { TeachingContent } from '../talks/subjects/content.ts';
import type { Subject } from '../talks/subjects/subjects.ts';
import type { OwnedTalk } from '../talks/talks-repo.ts';

export type Prompting = {
  /** The question; with a note for a second try. */
  readonly ask: (note?: string) => Ask;
  /** By which prompt the newest question was put. */
  readonly version: () => string;
};

export function promptingFor(decided: ResponderTurn, onAsked?: () => void): Prompting {
  let used = promptOf(undefined).version;
  const ask =
    (note = ''): Ask =>
    ({ config }, promptVersion): ChatRequest => {
      const { version, request } = buildPrompt(decided, { config, promptVersion, note });
      used = version;
      onAsked?.();
      return request;
    };
  return { ask, version: () => used };
}

type PromptOptions = {
  readonly config: Window;
  readonly promptVersion: string | undefined;
  readonly note?: string;
};
/** How much of a talk a provider's model can hold. */
type Window = Pick<ProviderConfig, 'contextTokens'>;

/** The whole question, as it goes to a model with this window. */
export function buildPrompt(decided: ResponderTurn, { config, promptVersion, note = '' }: PromptOptions) {
  const prompt = promptOf(promptVersion);
  const instructions = [prompt.instructions(promptInput(decided)), ...(note === '' ? [] : [note])].join('\n');
  const recent = recentMessages(messagesOf(decided), talkBudget(instructions, config));
  const spoken = recent.map(
    ({ author, text }): TextMessage =>
      author === 'tutor'
        ? { role: 'assistant', content: text }
        : { role: 'user', content: prompt.said(text) },
  );
  const request = {
    messages: [{ role: 'system', content: instructions }, ...spoken],
    maxTokens: ANSWER_TOKENS,
  } satisfies ChatRequest;
  return { version: prompt.version, request };
}

function messagesOf({ before, message }: ResponderTurn): readonly ContextMessage[] {
  return [...before, { seq: message.seq, author: 'learner', text: message.text }];
}

function promptInput({ talk, subject, input, decision, progress, facts }: ResponderTurn) {
  const { situation, locale, due } = input;
  const reached = progress.goals.filter(({ state }) => state === 'reached').map(({ id }) => id);
  return { situation, locale, due, place: placeOf(subject), reached, facts, summary: talk.summary, decision };
}

/** The instructions of a talk in which no turn is being taken, to measure the room that they need. */
export function plainInstructions(
  content: Pick<TeachingContent, 'talkOf' | 'biographyOf'>,
  { language, summary }: OwnedTalk,
  subject: Subject,
): string {
  return promptOf(undefined).instructions({
    situation: situationOf(content, subject),
    locale: language,
    place: placeOf(subject),
    due: [],
    reached: [],
    facts: [],
    summary,
    decision: undefined,
  });
}

/** Tokens for the messages of a talk with this provider, beside its instructions. */
export function talkBudget(instructions: string, { contextTokens }: Window): number {
  return historyBudget({ contextTokens: contextTokens ?? unknownContextTokens, instructions, summary: '' });
}
