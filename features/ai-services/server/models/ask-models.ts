// Calls the models of a use in order of fallback until one begins to answer; checks the limits first and meters every call.

import { performance } from 'node:perf_hooks';
import type { UserId } from '../../../../kit/core/user-id.ts';
import {
  type ChatDelta,
  type ChatEnd,
  type ChatLimits,
  type ChatRequest,
  type ChatUsage,
  PICTURE_TOKENS,
  ProviderError,
  picturesIn,
  streamChat,
  textOf,
} from '../../../../kit/server/ai/index.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import type { Log } from '../../../../kit/server/log.ts';
import { type AiUse, costMicro, tokensOf } from '../../domain/index.ts';
import type { Candidate } from './candidates.ts';
import { type NewCall, recordCall } from './spending-repo.ts';

/**
 * The question itself, or how to put it to a model: its window and its provider's name are in `config`, and
 * `promptVersion` is the one that an admin chose for the use, else the newest.
 */
export type Ask = ChatRequest | ((candidate: Candidate, promptVersion: string | undefined) => ChatRequest);

export type AskingOptions = {
  readonly db: Database;
  readonly log: Log;
  /** How long a model may think before the next one is asked, in milliseconds; the last one has the whole time. */
  readonly patienceMs: number;
  /** Hears of each call when it is over. */
  readonly onCall?: (call: NewCall) => void;
  /** Waited for before an answer that has begun is written down. */
  readonly mayRecord?: () => Promise<void>;
};

type Asking = {
  /** `try` for an admin's try. */
  readonly use: AiUse | 'try';
  readonly userId: UserId | null;
  readonly ask: Ask;
  readonly promptVersion?: string | undefined;
  readonly signal: AbortSignal;
  /** Instead of the usual ones, for the last model. */
  readonly limits?: Partial<ChatLimits>;
};

/** Spec section 9: from the question to the last token. */
const TOTAL_MS = 180_000;
/** Whoever has somebody to stand in is not waited for long, nor asked twice. */
const IMPATIENT: Partial<ChatLimits> = { retries: 0, connectMs: 4000 };
/** A question that was filtered is not carried from provider to provider until one lets it pass. */
const FINAL: ReadonlySet<string> = new Set(['aborted', 'content_filtered']);

/** Yields the first answer that begins; throws the last failure. Nothing is yielded of an answer that another replaces. */
export async function* askInOrder(
  options: AskingOptions,
  candidates: readonly Candidate[],
  asking: Asking,
): AsyncGenerator<ChatDelta, ChatEnd, undefined> {
  const deadline = performance.now() + TOTAL_MS;
  const able = candidates.filter((candidate) => canTake(candidate, asking));
  if (able.length === 0 && candidates.length > 0)
    throw new ProviderError({ code: 'pictures_unsupported', detail: 'no model of the use sees pictures' });
  for (const [index, candidate] of able.entries()) {
    const isLast = index === able.length - 1;
    const leftMs = Math.max(1, deadline - performance.now());
    try {
      return yield* askOne(options, candidate, { ...asking, isLast, leftMs });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (isLast || error.afterFirstToken || FINAL.has(error.code)) throw error;
      const { name, model } = candidate.config;
      options.log.warn(
        { provider: name, model, cause: error.message },
        'an AI model failed; the next is asked',
      );
    }
  }
  throw new Error('nobody was there to ask');
}

/** A question with pictures is only put to models that see them; the others are not asked, and nothing is counted. */
function canTake({ config }: Candidate, { ask }: Asking): boolean {
  return config.seesPictures === true || typeof ask === 'function' || picturesIn(ask).length === 0;
}

type OneAsking = Asking & { readonly isLast: boolean; readonly leftMs: number };

async function* askOne(
  options: AskingOptions,
  candidate: Candidate,
  { use, userId, ask, promptVersion, signal, limits, isLast, leftMs }: OneAsking,
): AsyncGenerator<ChatDelta, ChatEnd, undefined> {
  const request = typeof ask === 'function' ? ask(candidate, promptVersion) : ask;
  const tooLate = new AbortController();
  const patience = isLast ? undefined : setTimeout(() => tooLate.abort(), options.patienceMs);
  const totalMs = Math.min(leftMs, (candidate.config.timeoutSeconds ?? Infinity) * 1000);
  const meter = startMeter(options, candidate, { use, userId, request });
  const answer = streamChat(candidate.config, request, {
    signal: AbortSignal.any([signal, tooLate.signal]),
    limits: { ...(isLast ? limits : IMPATIENT), totalMs },
  });
  try {
    for (;;) {
      const step = await answer.next();
      clearTimeout(patience);
      if (step.done) {
        meter.ended('ok', step.value.usage);
        return step.value;
      }
      meter.heard(step.value.text);
      yield step.value;
    }
  } catch (error) {
    const failure = tooLate.signal.aborted && !signal.aborted ? slow() : error;
    if (failure instanceof ProviderError) meter.ended(failure.code, undefined, failure.detail);
    throw failure;
  } finally {
    clearTimeout(patience);
    // Whoever leaves early ends the provider's call too.
    await answer.return({ finishReason: 'other', model: candidate.config.model, usage: undefined });
    await meter.record();
  }
}

const slow = () => new ProviderError({ code: 'timeout', detail: 'no first word in time' });

type Metered = Pick<Asking, 'use' | 'userId'> & { readonly request: ChatRequest };

function startMeter(
  { db, log, onCall, mayRecord }: AskingOptions,
  { providerId, config, price }: Candidate,
  metered: Metered,
) {
  const { use, userId, request } = metered;
  const startedAt = performance.now();
  const sinceStart = () => Math.round(performance.now() - startedAt);
  let firstTokenMs: number | undefined;
  let answered = '';
  let end: { outcome: string; usage: ChatUsage | undefined; detail?: string | undefined } = {
    outcome: 'aborted',
    usage: undefined,
  };
  return {
    heard: (text: string): void => {
      firstTokenMs ??= sinceStart();
      answered += text;
    },
    ended: (outcome: string, usage: ChatUsage | undefined, detail?: string): void => {
      end = { outcome, usage, detail };
    },
    record: async (): Promise<void> => {
      const asked = request.messages.map(textOf);
      const pictureTokens = picturesIn(request).length * PICTURE_TOKENS;
      const { prompt, completion, isEstimated } = tokensOf({ ...end, asked, pictureTokens, answered });
      const call = {
        use,
        userId,
        providerId,
        providerName: config.name,
        model: config.model,
        promptTokens: prompt,
        completionTokens: completion,
        isEstimated,
        costMicro: costMicro({ prompt, completion }, price),
        firstTokenMs,
        tookMs: sinceStart(),
        outcome: end.outcome,
        detail: end.detail,
      };
      onCall?.(call);
      // Of one that has not begun, the next try is waited for.
      if (firstTokenMs !== undefined) await mayRecord?.();
      try {
        await recordCall(db, call);
      } catch (error) {
        // The answer has been paid for and belongs to the learner; that it was not counted is the operator's worry.
        log.error({ err: error, use }, 'a call of an AI model was not written down');
      }
    },
  };
}
