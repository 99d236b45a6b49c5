// Reads a provider's refusal (an HTTP status, an error object in a body or in the stream) into our codes.

import { ProviderError, type ProviderErrorCode } from './provider-error.ts';

export type Refusal = {
  /** The HTTP status, or undefined when the error came inside a stream that had begun with 200. */
  readonly status: number | undefined;
  /** The parsed body or stream object; anything at all. */
  readonly payload: unknown;
  readonly retryAfterMs?: number | undefined;
  readonly apiKey: string | undefined;
};

// How the providers name a refusal by their content filter: OpenAI and Kimi, DashScope, DeepSeek, GLM.
const filterMarks = /content_filter|data_?inspection_?failed|content exists risk|(^|\W)1301(\W|$)/i;
const quotaMarks = /insufficient_(quota|balance)|exceeded_current_quota|arrearage|(^|\W)1113(\W|$)/i;
const rateMarks = /rate_?limit|too many requests|throttl|(^|\W)130[235](\W|$)/i;
const keyMarks = /invalid_(api_key|authentication)|authentication_error|permission_denied/i;
const requestMarks = /invalid_request|context_length|invalid_parameter/i;

/** Turns a refusal into a ProviderError. Unknown errors inside a stream count as `overloaded`. */
export function refusalToError(refusal: Refusal): ProviderError {
  const { marks, message, innerStatus } = readPayload(refusal.payload);
  const status = refusal.status ?? innerStatus;
  const code = classify(status, `${marks} ${message}`);
  return new ProviderError({
    code,
    detail: [refusal.status === undefined ? 'error in the stream' : `HTTP ${refusal.status}`, marks]
      .join(' ')
      .trim(),
    retryAfterMs: code === 'rate_limited' || code === 'overloaded' ? refusal.retryAfterMs : undefined,
    providerMessage: message === '' ? undefined : withoutSecrets(message, refusal.apiKey),
  });
}

function classify(status: number | undefined, said: string): ProviderErrorCode {
  if (filterMarks.test(said)) return 'content_filtered';
  if (quotaMarks.test(said)) return 'unauthorized';
  if (status !== undefined) return classifyStatus(status);
  if (keyMarks.test(said)) return 'unauthorized';
  if (rateMarks.test(said)) return 'rate_limited';
  if (requestMarks.test(said)) return 'bad_request';
  return 'overloaded';
}

function classifyStatus(status: number): ProviderErrorCode {
  if (status === 401 || status === 402 || status === 403) return 'unauthorized';
  if (status === 429) return 'rate_limited';
  if (status === 408) return 'timeout';
  if (status === 409 || status === 425 || status >= 500) return 'overloaded';
  return 'bad_request';
}

/** `marks` are the short codes, safe to log; `message` is free text and is not. */
function readPayload(payload: unknown): { marks: string; message: string; innerStatus: number | undefined } {
  const outer = fieldsOf(payload);
  const error = typeof outer.error === 'string' ? { message: outer.error } : fieldsOf(outer.error ?? payload);
  const codes = [error.code, error.type].filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  );
  const marks = codes.map(String).filter((part) => /^[\w.-]{1,64}$/.test(part));
  const message = typeof error.message === 'string' ? error.message : '';
  const number = Number(error.code);
  return {
    marks: [...new Set(marks)].join(' '),
    message,
    innerStatus: number >= 400 && number < 600 ? number : undefined,
  };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  // Any object's fields may be read as unknown; nothing is assumed about them.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function withoutSecrets(message: string, apiKey: string | undefined): string {
  const hidden = apiKey === undefined || apiKey === '' ? message : message.replaceAll(apiKey, '[key]');
  const printable = hidden.replace(/\b(sk-|Bearer\s)[\w.*-]{4,}/g, '[key]').replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
  return printable.trim().slice(0, 300);
}

/**
 * Reads `retry-after-ms`, or `Retry-After` as seconds or as an HTTP date (RFC 9110, 10.2.3).
 * Returns milliseconds from `now` (also milliseconds), or undefined when absent or unreadable.
 */
export function readRetryAfter(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  now: number,
): number | undefined {
  const millis = headers['retry-after-ms'];
  if (typeof millis === 'string' && /^\d+$/.test(millis)) return Number(millis);
  const value = headers['retry-after'];
  if (typeof value !== 'string') return undefined;
  if (/^\d+(\.\d+)?$/.test(value.trim())) return Math.ceil(Number(value) * 1000);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
