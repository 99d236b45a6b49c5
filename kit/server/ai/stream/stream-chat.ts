// Streams a language model's answer: one deadline, retries before the first token, abort at any time.

import { setTimeout as sleep } from 'node:timers/promises';
import { chatUrl, type ProviderConfig } from '../providers/provider-config.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { Attempt, type AttemptOptions } from './attempt.ts';
import {
  type ChatDelta,
  type ChatEnd,
  type ChatLimits,
  type ChatRequest,
  defaultChatLimits,
} from './chat.ts';
import { checkPictures } from './pictures.ts';
import { requestBody } from './request-body.ts';
import { pauseBeforeRetry } from './retry.ts';

export type ChatOptions = {
  /** Aborting ends the provider's call at once: its socket is closed before the next event of this process. */
  readonly signal: AbortSignal;
  readonly limits?: Partial<ChatLimits> | undefined;
  /** Milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
  readonly random?: (() => number) | undefined;
  /** Told of each failed try that will be made again, with the pause before it; for the log and the metrics. */
  readonly onRetry?: ((error: ProviderError, pauseMs: number) => void) | undefined;
};

/**
 * Streams one answer: yields its text, returns how it ended. The provider is read anew at each call.
 * Thinking is not part of the text. Text that was yielded before a failure stands; nothing is yielded twice.
 * Throws only ProviderError; `afterFirstToken` says whether text had been yielded.
 * Leaving the loop early (`break`, `return`) ends the provider's call too.
 */
export async function* streamChat(
  provider: ProviderConfig,
  request: ChatRequest,
  options: ChatOptions,
): AsyncGenerator<ChatDelta, ChatEnd, undefined> {
  const run = startRun(provider, request, options);
  try {
    for (let retries = 0; ; retries += 1) {
      const attempt = run.attempt();
      let shown = false;
      try {
        for (;;) {
          const text = await attempt.take();
          if (text === undefined) return attempt.result();
          shown = true;
          yield { text };
        }
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        if (shown) throw error.onceTextWasShown();
        await run.pause(error, retries);
      } finally {
        attempt.stop(leftEarly());
      }
    }
  } finally {
    run.end();
  }
}

type Run = {
  readonly attempt: () => Attempt;
  /** Waits until the next try is due; throws the error when there is to be none. */
  readonly pause: (error: ProviderError, retriesSoFar: number) => Promise<void>;
  readonly end: () => void;
};

function startRun(provider: ProviderConfig, request: ChatRequest, options: ChatOptions): Run {
  const limits = { ...defaultChatLimits, ...ownLimits(provider), ...options.limits };
  const now = options.now ?? Date.now;
  const deadline = now() + limits.totalMs;
  const how = attemptOptions(provider, request, limits, now);
  const stopper = new AbortController();
  let current: Attempt | undefined;

  function stop(error: ProviderError): void {
    stopper.abort(error);
    current?.stop(error);
  }
  const onAbort = () => stop(aborted());
  const timer = setTimeout(() => stop(timedOut()), limits.totalMs);
  options.signal.addEventListener('abort', onAbort, { once: true });

  return {
    attempt: () => {
      if (options.signal.aborted) throw aborted();
      stopper.signal.throwIfAborted();
      current = new Attempt(how);
      return current;
    },
    pause: async (error, retriesSoFar) => {
      const random = options.random ?? Math.random;
      const pauseMs = pauseBeforeRetry({
        error,
        retriesSoFar,
        remainingMs: deadline - now(),
        limits,
        random,
      });
      if (pauseMs === undefined) throw error;
      options.onRetry?.(error, pauseMs);
      await interruptibleSleep(pauseMs, stopper.signal);
    },
    end: () => {
      clearTimeout(timer);
      options.signal.removeEventListener('abort', onAbort);
    },
  };
}

async function interruptibleSleep(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(ms, undefined, { signal });
  } catch {
    // A sleep rejects only when it is stopped; the reason is the error to tell.
    throw signal.reason;
  }
}

function attemptOptions(
  provider: ProviderConfig,
  request: ChatRequest,
  limits: ChatLimits,
  now: () => number,
): AttemptOptions {
  checkPictures(provider, request);
  const url = chatUrl(provider.baseUrl);
  if (url === undefined)
    throw new ProviderError({ code: 'bad_request', detail: 'the address is not http or https' });
  const call = { url, apiKey: provider.apiKey, body: requestBody(provider, request) };
  return { call, model: provider.model, limits, now };
}

function aborted(): ProviderError {
  return new ProviderError({ code: 'aborted', detail: 'by the caller' });
}

function timedOut(): ProviderError {
  return new ProviderError({ code: 'timeout', detail: 'no whole answer in time', retryable: false });
}

function leftEarly(): ProviderError {
  return new ProviderError({ code: 'aborted', detail: 'the reader left' });
}

function ownLimits({ timeoutSeconds }: ProviderConfig): Partial<ChatLimits> {
  return timeoutSeconds === undefined ? {} : { totalMs: timeoutSeconds * 1000 };
}
