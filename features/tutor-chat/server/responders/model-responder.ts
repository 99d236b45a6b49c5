// A language model as the speaker: told what the turn came to, read while it answers, held to the level and to what is fit.

import { ProviderError, type ProviderErrorCode } from '../../../../kit/server/ai/index.ts';
import { MOST_BEYOND } from '../../../../tutor-engine/index.ts';
import { isFit, memoryAfter, type Refusal, simplerNote } from '../../../../tutor-engine/prompts/index.ts';
import { AiRefusal, type AiServices } from '../../../ai-services/server/api.ts';
import type { ResponderTurn } from '../decision/decide-turn.ts';
import { AnswerError, type AnswerFailure } from '../talks/answer-error.ts';
import { type Prompting, promptingFor } from './build-prompt.ts';
import { checkLevel } from './check-level.ts';
import { type ModelAnswer, readModelStream } from './read-model-stream.ts';
import { type Responder, type ResponderResult, type TextChunk } from './responder.ts';

/** What a model said cannot be shown; the embedded teacher must speak. `begun`: some of it was shown before. */
export class UnfitAnswer extends Error {
  override readonly name = 'Unfit';
  readonly reason: Refusal;
  readonly text: string;
  readonly begun: boolean;

  constructor({ reason, text, begun }: { reason: Refusal; text: string; begun: boolean }) {
    super(`a model's answer was not fit: ${reason}`);
    this.reason = reason;
    this.text = text;
    this.begun = begun;
  }
}

type Ai = Pick<AiServices, 'stream'>;

/** `speak` throws AiRefusal before anybody is asked, when nobody is there or may be asked, and Unfit. */
export function modelResponder(ai: Ai): Responder {
  return {
    kind: 'model',
    respond: async function* ({ decided, signal, onAsked }) {
      const asked = promptingFor(decided, onAsked);
      try {
        const first = yield* readUsable(ai, asked, { decided, signal });
        const answer = yield* easierOf(ai, asked, first, { decided, signal });
        return spokenOf(decided, asked, answer);
      } catch (error) {
        if (error instanceof ProviderError) throw new AnswerError(FAILURES[error.code], error);
        throw error;
      }
    },
  };
}

type ModelCall = { readonly decided: ResponderTurn; readonly signal: AbortSignal };
type AnswerStream = AsyncGenerator<TextChunk, ModelAnswer, undefined>;

/** An answer that says nothing usable is asked for once more; then the embedded teacher speaks. */
async function* readUsable(ai: Ai, asked: Prompting, { decided, signal }: ModelCall): AnswerStream {
  const ask = () =>
    readModelStream(ai.stream('chat', decided.talk.userId, asked.ask(), { signal }), decided.decision);
  const first = yield* ask();
  if (first.kind === 'said') return first.answer;
  if (first.refusal.reason !== 'empty') throw new UnfitAnswer(first.refusal);
  const second = yield* ask();
  if (second.kind === 'said') return second.answer;
  throw new UnfitAnswer(second.refusal);
}

/** An answer beyond the level gives way to a second try; whatever becomes of that, something whole stands at the end. */
async function* easierOf(
  ai: Ai,
  asked: Prompting,
  first: ModelAnswer,
  { decided, signal }: ModelCall,
): AnswerStream {
  const { hard, share } = checkLevel(decided, first.text);
  if (share <= MOST_BEYOND || decided.decision.move === 'explain') return first;
  const note = simplerNote(hard.map(({ zh }) => zh));
  let isShown = false;
  try {
    const answer = ai.stream('chat', decided.talk.userId, asked.ask(note), { signal });
    const pieces = readModelStream(answer, decided.decision);
    for (;;) {
      const step = await pieces.next();
      if (!step.done) {
        yield isShown ? step.value : { ...step.value, restart: true };
        isShown = true;
      } else if (step.value.kind === 'said') return step.value.answer;
      else break;
    }
  } catch (error) {
    // The first answer is whole; a second that fails must not take it away. Whoever left has left.
    if (!(error instanceof ProviderError || error instanceof AiRefusal) || signal.aborted) throw error;
  }
  if (isShown) yield { text: first.text, restart: true };
  return first;
}

function spokenOf(
  decided: ResponderTurn,
  asked: Prompting,
  { text, translation, model }: ModelAnswer,
): ResponderResult {
  const { decision, input, talk } = decided;
  const language = talk.language === 'zh' ? 'en' : talk.language;
  return {
    text,
    model,
    memory: memoryAfter(decision, input.situation, text),
    hardWords: checkLevel(decided, text).hard,
    promptVersion: asked.version(),
    ...(translation !== undefined && isFit(translation) ? { translations: { [language]: translation } } : {}),
  };
}

const FAILURES: Readonly<Record<ProviderErrorCode, AnswerFailure>> = {
  rate_limited: 'busy',
  overloaded: 'busy',
  unauthorized: 'unavailable',
  bad_request: 'unavailable',
  unreachable: 'unavailable',
  malformed: 'unavailable',
  timeout: 'timeout',
  content_filtered: 'refused',
  pictures_unsupported: 'unavailable',
  picture_refused: 'refused',
  broken_off: 'broken_off',
  aborted: 'broken_off',
};
