import { describe, expect, test } from 'vitest';
import { ConfigError } from '../../config.ts';
import { presetIds, providerPresets } from './presets.ts';
import { chatUrl, providerConfigSchema } from './provider-config.ts';
import { providerFromEnv } from './provider-from-env.ts';

const problem = (env: Record<string, string>) => {
  try {
    providerFromEnv(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return undefined;
};

describe('The provider named by the environment', () => {
  test('is nobody when nothing is set, or everything is empty', () => {
    expect(providerFromEnv({ PATH: '/bin' })).toBeUndefined();
    expect(providerFromEnv({ AI_PROVIDER: '', AI_API_KEY: '' })).toBeUndefined();
  });

  test('is a preset with its key', () => {
    expect(providerFromEnv({ AI_PROVIDER: 'deepseek', AI_API_KEY: 'sk-1' })).toEqual({
      name: 'DeepSeek',
      baseUrl: 'https://api.deepseek.com/v1',
      model: 'deepseek-v4-flash',
      temperature: 1,
      contextTokens: 1_000_000,
      extraBody: { thinking: { type: 'disabled' } },
      apiKey: 'sk-1',
    });
  });

  test('is a preset changed by the other variables', () => {
    const env = {
      AI_PROVIDER: 'ollama',
      AI_MODEL: 'qwen3:32b',
      AI_TEMPERATURE: '0',
      AI_CONTEXT_TOKENS: '32768',
      AI_EXTRA_BODY: '{}',
    };
    expect(providerFromEnv(env)).toMatchObject({
      model: 'qwen3:32b',
      temperature: 0,
      contextTokens: 32_768,
      extraBody: {},
    });
  });

  test('is any compatible server by address and model', () => {
    const env = { AI_BASE_URL: 'https://llm.example.org/v1', AI_MODEL: 'tutor' };
    expect(providerFromEnv(env)).toEqual({
      name: 'llm.example.org',
      baseUrl: env.AI_BASE_URL,
      model: 'tutor',
    });
  });

  test('needs no key when a preset is pointed at an address of the operator’s own', () => {
    const env = { AI_PROVIDER: 'qwen', AI_BASE_URL: 'http://gateway.local/v1' };
    expect(providerFromEnv(env)).toMatchObject({ baseUrl: 'http://gateway.local/v1', model: 'qwen-plus' });
  });

  test.each<[Record<string, string>, string]>([
    [{ AI_PROVIDER: 'qven' }, 'AI_PROVIDER: must be one of qwen, deepseek'],
    [{ AI_PROVIDER: 'qwen' }, 'AI_API_KEY: must be set'],
    [{ AI_PROVIDER: 'vllm' }, 'AI_MODEL: must be set'],
    [{ AI_API_KEY: 'sk-1' }, 'AI_PROVIDER or AI_BASE_URL'],
    [{ AI_BASE_URL: 'http://a.b/v1' }, 'AI_MODEL: must be set'],
    [{ AI_BASE_URL: 'ftp://a.b/v1', AI_MODEL: 'm' }, 'AI_BASE_URL: must be an http or https address'],
    [{ AI_BASE_URL: 'file:///etc/passwd', AI_MODEL: 'm' }, 'AI_BASE_URL: must be an http or https address'],
    [{ AI_BASE_URL: 'http://u:p@a.b/v1', AI_MODEL: 'm' }, 'AI_BASE_URL: must not hold a user name'],
    [{ AI_PROVIDER: 'ollama', AI_TEMPERATURE: 'warm' }, 'AI_TEMPERATURE: must be a number'],
    [{ AI_PROVIDER: 'ollama', AI_TEMPERATURE: '3' }, 'AI_TEMPERATURE:'],
    [{ AI_PROVIDER: 'ollama', AI_EXTRA_BODY: '[1]' }, 'AI_EXTRA_BODY: must be a JSON object'],
    [{ AI_PROVIDER: 'ollama', AI_EXTRA_BODY: '{' }, 'AI_EXTRA_BODY: must be a JSON object'],
  ])('stops the start for %o', (env, line) => {
    expect(problem(env)).toContain(line);
  });

  test('never prints a key, not even a wrong one', () => {
    expect(problem({ AI_PROVIDER: 'qwen', AI_API_KEY: 'sk my secret' })).toMatch(/AI_API_KEY/);
    expect(problem({ AI_PROVIDER: 'qwen', AI_API_KEY: 'sk my secret' })).not.toContain('secret');
  });
});

describe('The presets', () => {
  test.each(presetIds)('%s is a valid provider once its key and model are there', (id) => {
    const { needsKey: _, ...preset } = providerPresets[id];
    expect(providerConfigSchema.safeParse({ ...preset, model: preset.model ?? 'm' }).success).toBe(true);
  });

  test('are all listed', () => {
    expect(presetIds.toSorted()).toEqual(Object.keys(providerPresets).toSorted());
  });

  test('send a key only over TLS or to this machine', () => {
    for (const preset of Object.values(providerPresets)) {
      const url = new URL(preset.baseUrl);
      expect(url.protocol === 'https:' || url.hostname === '127.0.0.1', preset.name).toBe(true);
    }
  });
});

describe('The address of the call', () => {
  test.each([
    ['https://a.b/v1', 'https://a.b/v1/chat/completions'],
    ['https://a.b/v1/', 'https://a.b/v1/chat/completions'],
    ['https://a.b', 'https://a.b/chat/completions'],
    ['https://a.b/v1/chat/completions', 'https://a.b/v1/chat/completions'],
    ['https://a.b/openai?api-version=1', 'https://a.b/openai/chat/completions?api-version=1'],
  ])('for %s is %s', (base, url) => {
    expect(chatUrl(base)?.href).toBe(url);
  });

  test.each(['ftp://a.b', 'javascript:alert(1)', 'nonsense'])('is none for %s', (base) => {
    expect(chatUrl(base)).toBeUndefined();
  });
});
