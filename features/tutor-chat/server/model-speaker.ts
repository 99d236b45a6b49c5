// A language model as the tutor: shows it who it is, what is past and what was said last, and keeps all that in its window.

import {
  type ChatMessage,
  type ProviderConfig,
  ProviderError,
  type ProviderErrorCode,
  unknownContextTokens,
} from '../../../kit/server/ai/index.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import type { AiServices } from '../../ai-services/server/api.ts';
import { ANSWER_TOKENS, historyBudget, recentMessages } from '../domain/context.ts';
import { readTranscript } from './messages-repo.ts';
import { instructionsFor } from './prompt.ts';
import { type Speaker, SpeakerError, type SpeakerFailure } from './speaker.ts';
import type { Talk } from './talks-repo.ts';

type ModelSpeakerOptions = {
  readonly db: Database;
  readonly ai: AiServices;
};

/** More messages than any window of ours holds are not even read. */
const READ_MAX = 200;

/** `speak` throws AiRefusal before anybody is asked, when nobody is there or may be asked. */
export function modelSpeaker({ db, ai }: ModelSpeakerOptions): Speaker {
  const speak: Speaker['speak'] = async function* ({ talk, subject, message, signal }) {
    const instructions = instructionsFor(subject, talk.language);
    const transcript = await readTranscript(db, talk.id, { afterSeq: talk.summarisedSeq, limit: READ_MAX });
    const upTo = transcript.filter(({ seq }) => seq <= message.seq);
    // Each model of the chain has a window of its own.
    const messagesFor = (config: ProviderConfig): ChatMessage[] => [
      { role: 'system', content: withSummary(instructions, talk.summary) },
      ...recentMessages(upTo, talkBudget(talk, instructions, config)).map(
        ({ author, text }): ChatMessage => ({
          role: author === 'tutor' ? 'assistant' : 'user',
          content: text,
        }),
      ),
    ];
    try {
      const answer = ai.stream(
        'chat',
        talk.userId,
        ({ config }) => ({ messages: messagesFor(config), maxTokens: ANSWER_TOKENS }),
        { signal },
      );
      for (;;) {
        const step = await answer.next();
        if (step.done) return { model: step.value.model };
        yield step.value.text;
      }
    } catch (error) {
      if (error instanceof ProviderError) throw new SpeakerError(FAILURES[error.code], error);
      throw error;
    }
  };
  return { kind: 'model', speak };
}

/** Tokens for the messages of this talk with this provider. */
export function talkBudget(talk: Talk, instructions: string, { contextTokens }: ProviderConfig): number {
  return historyBudget({
    contextTokens: contextTokens ?? unknownContextTokens,
    instructions,
    summary: talk.summary,
  });
}

const withSummary = (instructions: string, summary: string) =>
  summary === ''
    ? instructions
    : `${instructions}\n\nWhat was said earlier in this talk, in short:\n${summary}`;

const FAILURES: Readonly<Record<ProviderErrorCode, SpeakerFailure>> = {
  rate_limited: 'busy',
  overloaded: 'busy',
  unauthorized: 'unavailable',
  bad_request: 'unavailable',
  unreachable: 'unavailable',
  malformed: 'unavailable',
  timeout: 'timeout',
  content_filtered: 'refused',
  broken_off: 'broken_off',
  aborted: 'broken_off',
};
