// Asks a language model for a whole text at once: summaries, translations, the admin's connection test.

import type { ChatEnd, ChatRequest } from './chat.ts';
import type { ProviderConfig } from './provider-config.ts';
import { type ChatOptions, streamChat } from './stream-chat.ts';

export type ChatCompletion = ChatEnd & { readonly text: string };

/**
 * The same call, rules and errors as `streamChat`, with the text in one piece. A text that broke off is an error:
 * half a summary is worse than none. `finishReason: 'length'` still means that the text was cut.
 */
export async function completeChat(
  provider: ProviderConfig,
  request: ChatRequest,
  options: ChatOptions,
): Promise<ChatCompletion> {
  const answer = streamChat(provider, request, options);
  let text = '';
  let step = await answer.next();
  while (step.done !== true) {
    text += step.value.text;
    step = await answer.next();
  }
  return { ...step.value, text };
}
