// Reads one JSON object of the chat-completions protocol, streamed or whole, by hand: it runs once per token.

import { ProviderError } from '../providers/provider-error.ts';
import type { ChatUsage } from './chat.ts';

export type Chunk = {
  readonly text: string;
  readonly finishReason: string | undefined;
  readonly model: string | undefined;
  readonly usage: ChatUsage | undefined;
  /** The provider's error object when it sent one in place of an answer. */
  readonly error: unknown;
};

/**
 * Reads a `chat.completion.chunk` or a whole `chat.completion`.
 * Accepts role-only and empty deltas, thinking (`reasoning_content`), a last chunk without delta, and usage alone.
 * Throws ProviderError `malformed` for anything that is not such an object.
 */
export function readChunk(json: string): Chunk {
  const root = objectOf(parse(json), 'chunk');
  // DashScope and vLLM send the error's fields bare, others inside `error`.
  const bare = root.choices === undefined && typeof root.message === 'string';
  if (bare || (root.error !== undefined && root.error !== null)) {
    return { text: '', finishReason: undefined, model: undefined, usage: undefined, error: root };
  }
  if (!Array.isArray(root.choices)) throw malformed('choices is not a list');
  const model = typeof root.model === 'string' && root.model !== '' ? root.model : undefined;
  const choice: unknown = root.choices[0];
  if (choice === undefined) {
    return { text: '', finishReason: undefined, model, usage: readUsage(root.usage), error: undefined };
  }
  const first = objectOf(choice, 'choice');
  // Kimi reports usage inside the choice.
  const usage = readUsage(root.usage) ?? readUsage(first.usage);
  return { text: textOf(first), finishReason: reasonOf(first.finish_reason), model, usage, error: undefined };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw malformed('not JSON');
  }
}

function textOf(choice: Record<string, unknown>): string {
  const part = choice.delta ?? choice.message;
  if (part === undefined || part === null) return '';
  const content = objectOf(part, 'delta').content;
  if (content === undefined || content === null) return '';
  if (typeof content !== 'string') throw malformed('content is not text');
  // No text of PostgreSQL can hold U+0000, and whatever a model says is stored sooner or later.
  return content.replaceAll('\0', '');
}

function reasonOf(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string') throw malformed('finish_reason is not text');
  return value;
}

function readUsage(value: unknown): ChatUsage | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  // Figures for the books: when they are not numbers the answer itself is still good.
  const { prompt_tokens: prompt, completion_tokens: completion } = value as Record<string, unknown>;
  if (typeof prompt !== 'number' || typeof completion !== 'number') return undefined;
  return { promptTokens: prompt, completionTokens: completion };
}

function objectOf(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw malformed(`${what} is not an object`);
  // Checked just above; every field is still unknown to the reader.
  return value as Record<string, unknown>;
}

function malformed(detail: string): ProviderError {
  return new ProviderError({ code: 'malformed', detail });
}
