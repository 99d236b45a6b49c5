import { describe, expect, test } from 'vitest';
import { readRetryAfter, refusalToError } from './provider-refusal.ts';

const code = (status: number | undefined, payload?: unknown) =>
  refusalToError({ status, payload, apiKey: 'k' }).code;

describe('A refusal by status', () => {
  test.each([
    [400, 'bad_request'],
    [401, 'unauthorized'],
    [402, 'unauthorized'],
    [403, 'unauthorized'],
    [404, 'bad_request'],
    [408, 'timeout'],
    [413, 'bad_request'],
    [422, 'bad_request'],
    [429, 'rate_limited'],
    [500, 'overloaded'],
    [502, 'overloaded'],
    [503, 'overloaded'],
    [529, 'overloaded'],
    [302, 'bad_request'],
  ] as const)('%i is %s', (status, expected) => {
    expect(code(status)).toBe(expected);
  });
});

describe('A refusal by what the provider says', () => {
  test.each([
    [
      'OpenAI’s and Kimi’s filter',
      400,
      { error: { type: 'content_filter', message: 'x' } },
      'content_filtered',
    ],
    ['DashScope’s filter', 400, { error: { code: 'data_inspection_failed' } }, 'content_filtered'],
    ['DeepSeek’s filter', 400, { error: { message: 'Content Exists Risk' } }, 'content_filtered'],
    ['GLM’s filter', 400, { error: { code: '1301', message: '敏感内容' } }, 'content_filtered'],
    ['OpenAI’s spent balance', 429, { error: { code: 'insufficient_quota' } }, 'unauthorized'],
    ['GLM’s spent balance', 429, { error: { code: '1113' } }, 'unauthorized'],
    ['a status inside the stream', undefined, { error: { code: 502, message: 'bad gateway' } }, 'overloaded'],
    ['a status as text inside the stream', undefined, { error: { code: '429' } }, 'rate_limited'],
    ['bare fields', undefined, { code: 'InvalidApiKey', type: 'authentication_error' }, 'unauthorized'],
    ['too long a talk', undefined, { error: { code: 'context_length_exceeded' } }, 'bad_request'],
    ['an error that is a text', 500, { error: 'model is loading' }, 'overloaded'],
    ['nothing readable', undefined, 7, 'overloaded'],
  ] as const)('%s', (_, status, payload, expected) => {
    expect(code(status, payload)).toBe(expected);
  });

  test('a code with odd characters is kept out of the log', () => {
    const error = refusalToError({
      status: 400,
      payload: { error: { code: '我说了什么\n' } },
      apiKey: undefined,
    });
    expect(error.detail).toBe('HTTP 400');
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-11-01T10:00:00Z');
  test.each<[Record<string, string>, number | undefined]>([
    [{ 'retry-after': '7' }, 7000],
    [{ 'retry-after': '0.5' }, 500],
    [{ 'retry-after': 'Sun, 01 Nov 2026 10:00:05 GMT' }, 5000],
    [{ 'retry-after': 'Sun, 01 Nov 2026 09:00:00 GMT' }, 0],
    [{ 'retry-after-ms': '250', 'retry-after': '9' }, 250],
    [{ 'retry-after': 'soon' }, undefined],
    [{ 'retry-after': '-3x' }, undefined],
    [{}, undefined],
  ])('%o is %s ms', (headers, expected) => {
    expect(readRetryAfter(headers, now)).toBe(expected);
  });
});
