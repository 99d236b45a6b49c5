// The words of a tried turn: who spoke, what each model was asked, and what that took.

import { type TextMessage, textOf } from '../../../../kit/server/ai/index.ts';
import { type AiServices, type TriedCall } from '../../../ai-services/server/api.ts';
import type { RejectedAnswer } from '../../domain/turn/rejected-answer.ts';
import type { ResponderTurn } from '../decision/decide-turn.ts';
import { buildPrompt } from '../responders/build-prompt.ts';
import { engineResponder } from '../responders/engine-responder.ts';
import type { ResponderResult } from '../responders/responder.ts';
import { tutorResponder } from '../responders/tutor-responder.ts';
import { AnswerError } from '../talks/answer-error.ts';

type Ai = Pick<AiServices, 'trying' | 'chainFor' | 'promptVersion'>;
type Messages = readonly TextMessage[];

type Put = { readonly version: string | undefined; readonly messages: Messages };

export type TrialWords = {
  /** Empty when nobody answered. */
  readonly text: string;
  readonly speaker: 'model' | 'engine';
  readonly standIn: string | null;
  readonly failure: string | null;
  readonly rejected: RejectedAnswer | null;
  readonly translations: ResponderResult['translations'];
  readonly memory: unknown;
  /** What was put to models, in order, and what became of it. */
  readonly put: readonly Put[];
  readonly calls: readonly TriedCall[];
};

export type Question = Put & { readonly call: TriedCall | null };

type Options = { readonly speaker: 'model' | 'engine'; readonly signal: AbortSignal };

export async function speakTrial(
  ai: Ai,
  turn: ResponderTurn,
  { speaker, signal }: Options,
): Promise<TrialWords> {
  const put: Put[] = [];
  const calls: TriedCall[] = [];
  const tried = ai.trying((call) => calls.push(call));
  const heard: Pick<AiServices, 'stream'> = {
    stream: (use, userId, ask, options) => {
      const listening: typeof ask = (candidate, version) => {
        const request = typeof ask === 'function' ? ask(candidate, version) : ask;
        put.push({
          version,
          messages: request.messages.map((message) => ({ role: message.role, content: textOf(message) })),
        });
        return request;
      };
      return tried.stream(use, userId, listening, options);
    },
  };
  const voice = speaker === 'engine' ? engineResponder : tutorResponder(heard);
  const common = { put, calls, standIn: null, failure: null, rejected: null };
  try {
    const { text, ...spoken } = await collect(voice.respond({ decided: turn, signal }));
    return {
      ...common,
      text,
      speaker: spoken.speaker ?? voice.kind,
      standIn: spoken.standIn ?? null,
      rejected: spoken.rejected ?? null,
      translations: spoken.translations,
      memory: spoken.memory ?? turn.decision.memory,
    };
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error;
    const nothing = { text: '', translations: {}, memory: turn.decision.memory };
    return { ...common, ...nothing, speaker: voice.kind, failure: error.failure };
  }
}

async function collect(
  spoken: ReturnType<typeof engineResponder.respond>,
): Promise<ResponderResult & { text: string }> {
  let text = '';
  for (;;) {
    const step = await spoken.next();
    if (step.done) return { text, ...step.value };
    text = step.value.restart ? step.value.text : text + step.value.text;
  }
}

/** Each question with its call; where no model was asked, what the first in the chain, or any, would be asked. */
export async function questionsOf(
  ai: Ai,
  turn: ResponderTurn,
  { put, calls }: Pick<TrialWords, 'put' | 'calls'>,
): Promise<Question[]> {
  if (put.length > 0) return put.map((each, index) => ({ ...each, call: calls[index] ?? null }));
  const [first] = await ai.chainFor('chat');
  const promptVersion = await ai.promptVersion('chat');
  const { version, request } = buildPrompt(turn, { config: first?.config ?? {}, promptVersion });
  return [{ version, messages: request.messages, call: null }];
}
