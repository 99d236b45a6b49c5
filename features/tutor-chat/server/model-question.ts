// Puts a decided turn to a model: the instructions of a prompt's version, then the newest messages that fit its window.

import {
  type ChatMessage,
  type ChatRequest,
  type ProviderConfig,
  unknownContextTokens,
} from '../../../kit/server/ai/index.ts';
import { promptOf } from '../../../tutor-engine/prompts/index.ts';
import type { Ask } from '../../ai-services/server/api.ts';
import { ANSWER_TOKENS, type ContextMessage, historyBudget, recentMessages } from '../domain/context.ts';
import type { TeachingContent } from './content.ts';
import type { Decided } from './deciding.ts';
import { placeOf, situationOf } from './settings.ts';
import type { Subject } from './subjects.ts';
import type { Talk } from './talks-repo.ts';

export type Asked = {
  /** The question; with a note for a second try. */
  readonly ask: (note?: string) => Ask;
  /** By which prompt the newest question was put. */
  readonly version: () => string;
};

export function askFor(decided: Decided): Asked {
  let used = promptOf(undefined).version;
  const ask =
    (note = ''): Ask =>
    ({ config }, promptVersion): ChatRequest => {
      const prompt = promptOf(promptVersion);
      used = prompt.version;
      const instructions = [prompt.instructions(promptInput(decided)), ...(note === '' ? [] : [note])].join(
        '\n',
      );
      const recent = recentMessages(messagesOf(decided), talkBudget(instructions, config));
      const spoken = recent.map(
        ({ author, text }): ChatMessage =>
          author === 'tutor'
            ? { role: 'assistant', content: text }
            : { role: 'user', content: prompt.said(text) },
      );
      return {
        messages: [{ role: 'system', content: instructions }, ...spoken],
        maxTokens: ANSWER_TOKENS,
      };
    };
  return { ask, version: () => used };
}

function messagesOf({ before, message }: Decided): readonly ContextMessage[] {
  return [...before, { seq: message.seq, author: 'learner', text: message.text }];
}

function promptInput({ talk, subject, input, decision, progress, facts }: Decided) {
  const { situation, locale, due } = input;
  const reached = progress.goals.filter(({ state }) => state === 'reached').map(({ id }) => id);
  return { situation, locale, due, place: placeOf(subject), reached, facts, summary: talk.summary, decision };
}

/** The instructions of a talk in which no turn is being taken, to measure the room that they need. */
export function plainInstructions(
  content: Pick<TeachingContent, 'talkOf'>,
  { language, summary }: Talk,
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
export function talkBudget(instructions: string, { contextTokens }: ProviderConfig): number {
  return historyBudget({ contextTokens: contextTokens ?? unknownContextTokens, instructions, summary: '' });
}
