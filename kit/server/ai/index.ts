// The public face of the language-model port.

export type {
  ChatCompletion,
  ChatDelta,
  ChatEnd,
  ChatLimits,
  ChatMessage,
  ChatRequest,
  ChatUsage,
} from './chat.ts';
export { type PresetId, type ProviderPreset, presetIds, providerPresets } from './presets.ts';
export { type ProviderConfig, unknownContextTokens } from './provider-config.ts';
export { ProviderError, type ProviderErrorCode } from './provider-error.ts';
export { providerFromEnv } from './provider-from-env.ts';
export { type ChatOptions, streamChat } from './stream-chat.ts';
