// An admin's trial of one model: the answer with time and cost, or the exact error.

import type { UserId } from '../../../../kit/core/user-id.ts';
import { type ChatMessage, type ChatPicture, ProviderError } from '../../../../kit/server/ai/index.ts';
import { type Ask, type AskingOptions, askInOrder } from './ask-models.ts';
import type { Candidate } from './candidates.ts';
import type { NewCall } from './spending-repo.ts';

type Try = {
  readonly userId: UserId;
  readonly text: string;
  /** Only for a model that sees pictures. */
  readonly picture: ChatPicture | undefined;
  readonly signal: AbortSignal;
};

const TRY_SECONDS = 60;
const ANSWER_TOKENS = 300;

/** Counts as a call of the day, but no limit stops it: an admin must be able to see whether a model answers. */
export async function tryModel(
  options: AskingOptions,
  { config, ...candidate }: Candidate,
  { userId, text, picture, signal }: Try,
) {
  let call: NewCall | undefined;
  const asked = { ...candidate, config: { ...config, timeoutSeconds: TRY_SECONDS } };
  const answering = askInOrder({ ...options, onCall: (over) => (call = over) }, [asked], {
    use: 'try',
    userId,
    ask: { messages: [question(text, picture)], maxTokens: ANSWER_TOKENS },
    signal,
    // What a single call does, not what comes of asking again.
    limits: { retries: 0 },
  });
  let answer = '';
  let message: string | null = null;
  try {
    for await (const piece of answering) answer += piece.text;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    message = error.messageForAdmin() ?? null;
  }
  if (!call) throw new Error('a call ended without being counted');
  return { ...figuresOf(call), answer, message };
}

function question(text: string, picture: ChatPicture | undefined): ChatMessage {
  if (!picture) return { role: 'user', content: text };
  return { role: 'user', content: [{ type: 'text', text }, picture] };
}

/** A call of a try when it is over; times in milliseconds, cost in micro-CNY. */
export type TriedCall = ReturnType<typeof figuresOf> & { readonly provider: string; readonly model: string };

type TryInOrder = {
  readonly userId: UserId | null;
  readonly ask: Ask;
  readonly promptVersion: string | undefined;
  readonly signal: AbortSignal;
  readonly onCall: (call: TriedCall) => void;
};

/** A use as an admin tries it: its models in order of fallback, as a learner's question would find them. */
export function tryInOrder(
  options: AskingOptions,
  candidates: readonly Candidate[],
  { onCall, ...asking }: TryInOrder,
): ReturnType<typeof askInOrder> {
  const tell = (call: NewCall) =>
    onCall({ ...figuresOf(call), provider: call.providerName, model: call.model });
  return askInOrder({ ...options, onCall: tell }, candidates, { use: 'try', ...asking });
}

function figuresOf(call: NewCall) {
  const { outcome, tookMs, promptTokens, completionTokens, isEstimated, costMicro } = call;
  const { detail = null, firstTokenMs = null } = call;
  return { outcome, detail, firstTokenMs, tookMs, promptTokens, completionTokens, isEstimated, costMicro };
}
