// What a call costs, in micro-CNY (a millionth of a yuan): whole numbers, for the smallest call costs less than a fen.

import { estimateTokens } from '../../../kit/core/text/tokens.ts';

/** Fen per million tokens, as price lists say it (0.8 yuan is 80). */
export type TokenPrice = { readonly inFen: number; readonly outFen: number };
export type Tokens = { readonly prompt: number; readonly completion: number };

export const MICRO_PER_FEN = 10_000;
const TOKENS_PER_PRICE = 1_000_000;

/** Rounded up, so that nothing that has a price is free. */
export function costMicro({ prompt, completion }: Tokens, { inFen, outFen }: TokenPrice): number {
  return Math.ceil(((prompt * inFen + completion * outFen) * MICRO_PER_FEN) / TOKENS_PER_PRICE);
}

/** Failures with which a provider turned the question away: nothing was worked on, nothing is charged. */
const TURNED_AWAY: ReadonlySet<string> = new Set([
  'unauthorized',
  'rate_limited',
  'overloaded',
  'bad_request',
  'unreachable',
  'content_filtered',
  'pictures_unsupported',
  'picture_refused',
]);

type CallTexts = {
  /** As the provider counted, where it told. */
  readonly usage: { readonly promptTokens: number; readonly completionTokens: number } | undefined;
  readonly outcome: string;
  readonly asked: readonly string[];
  /** For the pictures of the question, where it had any. */
  readonly pictureTokens?: number;
  readonly answered: string;
};

/** The tokens of a call, whole, failed or left; an upper estimate where the provider tells none. */
export function tokensOf({
  usage,
  outcome,
  asked,
  pictureTokens = 0,
  answered,
}: CallTexts): Tokens & { readonly isEstimated: boolean } {
  if (usage) return { prompt: usage.promptTokens, completion: usage.completionTokens, isEstimated: false };
  if (answered === '' && TURNED_AWAY.has(outcome)) return { prompt: 0, completion: 0, isEstimated: false };
  const prompt = asked.reduce((sum, text) => sum + estimateTokens(text), pictureTokens);
  return { prompt, completion: estimateTokens(answered), isEstimated: true };
}
