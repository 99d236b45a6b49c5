// Writes the JSON body of a streaming chat call for one provider.

import type { ProviderConfig } from '../providers/provider-config.ts';
import type { ChatRequest } from './chat.ts';
import { toWire } from './pictures.ts';

/** The body as bytes. Fields the provider did not ask for are absent rather than null. */
export function requestBody(provider: ProviderConfig, request: ChatRequest): Buffer {
  const limit = provider.answerLimit ?? 'max_tokens';
  const bounded = limit === 'none' || request.maxTokens === undefined ? {} : { [limit]: request.maxTokens };
  const usage = provider.asksForUsage === false ? {} : { stream_options: { include_usage: true } };
  return Buffer.from(
    JSON.stringify({
      ...provider.extraBody,
      model: provider.model,
      messages: request.messages.map(toWire),
      stream: true,
      ...usage,
      ...bounded,
      // JSON leaves out what is undefined.
      temperature: temperatureOf(provider, request),
    }),
  );
}

function temperatureOf(provider: ProviderConfig, request: ChatRequest): number | undefined {
  // A provider without a temperature may be one that refuses any, so a call cannot bring its own.
  return provider.temperature === undefined ? undefined : (request.temperature ?? provider.temperature);
}
