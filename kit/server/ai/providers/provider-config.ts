// The configuration of a model provider: plain data that is passed with every call.

import * as z from 'zod';
import { isRefusedAddress } from './reachable-address.ts';

const answerLimits = ['max_tokens', 'max_completion_tokens', 'none'] as const;

const isHttp = (value: string) => /^https?:$/.test(URL.parse(value)?.protocol ?? '');
const hasNoUser = (value: string) => (URL.parse(value)?.username ?? '') === '';

export const providerConfigSchema = z.strictObject({
  /** Shown to people: who answers. */
  name: z.string().min(1).max(80),
  baseUrl: z
    .string()
    .max(2000)
    .refine(isHttp, 'must be an http or https address')
    .refine(hasNoUser, 'must not hold a user name or password'),
  model: z.string().trim().min(1).max(200),
  apiKey: z
    .string()
    .max(2000)
    .regex(/^[\x21-\x7e]*$/, 'must be printable without spaces')
    .optional(),
  /** 0 to 2; not sent when absent, because some models refuse any. */
  temperature: z.number().min(0).max(2).optional(),
  /** The model's window in tokens, question and answer together; callers keep their talks inside it. */
  contextTokens: z.number().int().min(512).max(10_000_000).optional(),
  /** From the question to the last token, retries included; 180 when absent (spec section 9). */
  timeoutSeconds: z.number().int().min(1).max(900).optional(),
  /** The field that bounds the answer; `none` for models whose thinking counts against it. */
  answerLimit: z.enum(answerLimits).optional(),
  /** The model sees pictures; without it a question with one is not sent. */
  seesPictures: z.boolean().optional(),
  /** False for servers that refuse `stream_options`. */
  asksForUsage: z.boolean().optional(),
  /** Fields of the provider's own, merged into the request: how its thinking is switched off, for instance. */
  extraBody: z.record(z.string(), z.json()).optional(),
});

export type ProviderConfig = Readonly<z.infer<typeof providerConfigSchema>>;

/** What callers assume when nobody knows the window: the smallest that common local servers start with. */
export const unknownContextTokens = 4096;

/**
 * The address of the chat call below a base address, which may end in a slash, or name the call already; undefined for
 * one that is none, or that nothing may be sent to.
 */
export function chatUrl(baseUrl: string): URL | undefined {
  const url = URL.parse(baseUrl);
  if (url === null || !/^https?:$/.test(url.protocol) || isRefusedAddress(url.hostname)) return undefined;
  const path = url.pathname.replace(/\/+$/, '');
  url.pathname = path.endsWith('/chat/completions') ? path : `${path}/chat/completions`;
  return url;
}
