// The providers we know: address, a good default model for a tutor, its window, and how it wants to be asked.
// Facts from the providers' public documentation, November 2026; an operator may override each of them.

import type { ProviderConfig } from './provider-config.ts';

export type ProviderPreset = Omit<ProviderConfig, 'model' | 'apiKey'> & {
  /** Undefined where the operator alone knows which model is loaded. */
  readonly model: string | undefined;
  readonly needsKey: boolean;
};

// A tutor answers in a sentence or two and should begin within a second, so thinking is off wherever it can be.
export const providerPresets = {
  qwen: {
    name: 'Qwen (DashScope)',
    baseUrl: 'https://dashscope.aliyuncs.com/compatible-mode/v1',
    model: 'qwen-plus',
    needsKey: true,
    temperature: 0.7,
    contextTokens: 131_072,
    extraBody: { enable_thinking: false },
  },
  deepseek: {
    name: 'DeepSeek',
    baseUrl: 'https://api.deepseek.com/v1',
    model: 'deepseek-v4-flash',
    needsKey: true,
    temperature: 1,
    contextTokens: 1_000_000,
    extraBody: { thinking: { type: 'disabled' } },
  },
  glm: {
    name: 'GLM (Zhipu)',
    baseUrl: 'https://open.bigmodel.cn/api/paas/v4',
    model: 'glm-4.7',
    needsKey: true,
    temperature: 0.7,
    contextTokens: 200_000,
    // Reports usage unasked and does not list stream_options.
    asksForUsage: false,
    extraBody: { thinking: { type: 'disabled' } },
  },
  kimi: {
    name: 'Kimi (Moonshot)',
    baseUrl: 'https://api.moonshot.cn/v1',
    model: 'kimi-k3',
    needsKey: true,
    contextTokens: 256_000,
    // Always thinks, at a temperature of its own: any other is refused.
    answerLimit: 'none',
    extraBody: { reasoning_effort: 'low' },
  },
  openai: {
    name: 'OpenAI',
    baseUrl: 'https://api.openai.com/v1',
    model: 'gpt-5.4-mini',
    needsKey: true,
    contextTokens: 400_000,
    answerLimit: 'max_completion_tokens',
    extraBody: { reasoning_effort: 'none' },
  },
  ollama: {
    name: 'Ollama',
    baseUrl: 'http://127.0.0.1:11434/v1',
    model: 'qwen3:8b',
    needsKey: false,
    temperature: 0.7,
    contextTokens: 4096,
    extraBody: { reasoning_effort: 'none' },
  },
  llamacpp: {
    name: 'llama.cpp',
    baseUrl: 'http://127.0.0.1:8080/v1',
    // The server answers with the model it was started with, whatever is asked for.
    model: 'default',
    needsKey: false,
    temperature: 0.7,
    contextTokens: 4096,
    extraBody: { chat_template_kwargs: { enable_thinking: false } },
  },
  vllm: {
    name: 'vLLM',
    baseUrl: 'http://127.0.0.1:8000/v1',
    model: undefined,
    needsKey: false,
    temperature: 0.7,
  },
} as const satisfies Record<string, ProviderPreset>;

export type PresetId = keyof typeof providerPresets;

export const presetIds: readonly PresetId[] = [
  'qwen',
  'deepseek',
  'glm',
  'kimi',
  'openai',
  'ollama',
  'llamacpp',
  'vllm',
];
