// Decides whether and when a failed call is made again; pure, so that its figures can be checked.

import type { ProviderError } from '../providers/provider-error.ts';
import type { ChatLimits } from './chat.ts';

export type RetryQuestion = {
  readonly error: ProviderError;
  /** Retries made before this one. */
  readonly retriesSoFar: number;
  readonly remainingMs: number;
  readonly limits: ChatLimits;
  /** Uniform in [0, 1). */
  readonly random: () => number;
};

/**
 * The pause before the next try in milliseconds, or undefined when there is none.
 * Full jitter: uniform between zero and a doubling bound, so that learners cut off together do not return together.
 * A provider's Retry-After is waited out in full, plus jitter, up to a bound.
 */
export function pauseBeforeRetry(question: RetryQuestion): number | undefined {
  const { error, retriesSoFar, remainingMs, limits, random } = question;
  if (!error.retryable || retriesSoFar >= limits.retries) return undefined;
  const asked = error.retryAfterMs ?? 0;
  if (asked > limits.retryAfterCapMs) return undefined;
  const bound = Math.min(limits.retryCapMs, limits.retryBaseMs * 2 ** retriesSoFar);
  const pause = asked + Math.floor(random() * bound);
  return pause < remainingMs ? pause : undefined;
}
