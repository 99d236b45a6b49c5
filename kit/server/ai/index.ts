// The public face of the language-model port.

export { type PresetId, type ProviderPreset, presetIds, providerPresets } from './providers/presets.ts';
export { type ProviderConfig, unknownContextTokens } from './providers/provider-config.ts';
export { ProviderError, type ProviderErrorCode } from './providers/provider-error.ts';
export { providerFromEnv } from './providers/provider-from-env.ts';
export type {
  ChatCompletion,
  ChatDelta,
  ChatEnd,
  ChatLimits,
  ChatMessage,
  ChatPicture,
  ChatRequest,
  ChatUsage,
  TextMessage,
} from './stream/chat.ts';
export { PICTURE_SIDE, PICTURE_TOKENS, picturesIn, textOf } from './stream/pictures.ts';
export { type ChatOptions, streamChat } from './stream/stream-chat.ts';
