import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ProviderError, type ProviderErrorCode } from '../providers/provider-error.ts';
import { defaultChatLimits as limits } from './chat.ts';
import { pauseBeforeRetry } from './retry.ts';

const fail = (code: ProviderErrorCode, retryAfterMs?: number) =>
  new ProviderError({ code, detail: 'test', retryAfterMs });
const pause = (error: ProviderError, retriesSoFar = 0, random = 0.5, remainingMs = 100_000) =>
  pauseBeforeRetry({ error, retriesSoFar, remainingMs, limits, random: () => random });

describe('The pause before a retry', () => {
  test('is uniform below a bound that doubles', () => {
    expect([pause(fail('overloaded'), 0), pause(fail('overloaded'), 1)]).toEqual([250, 500]);
    expect(pause(fail('overloaded'), 0, 0)).toBe(0);
  });

  test('never goes beyond its cap, nor below what the provider asked for', () => {
    const cases = fc.record({
      asked: fc.nat(10_000),
      tries: fc.nat(20),
      random: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    });
    fc.assert(
      fc.property(cases, ({ asked, tries, random }) => {
        const question = {
          error: fail('rate_limited', asked),
          retriesSoFar: tries,
          remainingMs: 1e9,
          random: () => random,
        };
        const ms = pauseBeforeRetry({ ...question, limits: { ...limits, retries: 99 } });
        return ms !== undefined && ms >= asked && ms < asked + limits.retryCapMs;
      }),
    );
  });

  test.each(['unauthorized', 'bad_request', 'content_filtered', 'aborted', 'broken_off'] as const)(
    'is none after %s',
    (code) => {
      expect(pause(fail(code))).toBeUndefined();
    },
  );

  test('is none once text was shown, whatever failed', () => {
    expect(pause(fail('overloaded').onceTextWasShown())).toBeUndefined();
    expect(
      pause(new ProviderError({ code: 'timeout', detail: 'test', afterFirstToken: true })),
    ).toBeUndefined();
  });

  test('is none after two retries, for a long Retry-After, or when the time is up', () => {
    expect(pause(fail('overloaded'), 2)).toBeUndefined();
    expect(pause(fail('rate_limited', 10_001))).toBeUndefined();
    expect(pause(fail('rate_limited', 9_000), 0, 0, 8_000)).toBeUndefined();
  });
});
