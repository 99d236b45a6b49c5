// Asks a model for help on a message; whatever fails, the embedded teacher can help instead.

import type { UserId } from '../../../../kit/core/user-id.ts';
import { type ChatCompletion, ProviderError } from '../../../../kit/server/ai/index.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import type { Log } from '../../../../kit/server/log.ts';
import { AiRefusal, type AiServices } from '../../../ai-services/server/api.ts';
import type { TeachingContent } from '../talks/subjects/content.ts';

export type HelpDeps = {
  readonly db: Database;
  readonly content: TeachingContent;
  readonly ai: AiServices;
  readonly log: Log;
  /** The learner left. */
  readonly signal: AbortSignal;
};

type Question = { readonly instructions: string; readonly material: string; readonly maxTokens: number };

const TIMEOUT_MS = 30_000;

/** Undefined when no model is there, may be asked or answers. */
export async function askModel(
  { ai, log, signal }: Pick<HelpDeps, 'ai' | 'log' | 'signal'>,
  userId: UserId,
  { instructions, material, maxTokens }: Question,
): Promise<ChatCompletion | undefined> {
  const messages = [
    { role: 'system', content: instructions },
    { role: 'user', content: material },
  ] as const;
  try {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    return await ai.complete('chat', userId, { messages, maxTokens }, { signal: limited });
  } catch (error) {
    if (!(error instanceof ProviderError || error instanceof AiRefusal)) throw error;
    if (error instanceof ProviderError) log.warn({ cause: error.message }, 'no help from a model');
    return undefined;
  }
}
