// Reads the provider from the environment once at start, until an admin's settings take its place.

import * as z from 'zod';
import { ConfigError } from '../../config.ts';
import { type ProviderPreset, presetIds, providerPresets } from './presets.ts';
import { type ProviderConfig, providerConfigSchema } from './provider-config.ts';

const empty = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(empty, schema.optional());
const field = providerConfigSchema.shape;

const environment = z.object({
  AI_PROVIDER: optional(z.enum(presetIds, `must be one of ${presetIds.join(', ')}`)),
  AI_BASE_URL: optional(field.baseUrl),
  AI_MODEL: optional(field.model),
  AI_API_KEY: optional(field.apiKey),
  AI_TEMPERATURE: optional(z.coerce.number('must be a number').min(0).max(2)),
  AI_CONTEXT_TOKENS: optional(z.coerce.number('must be a number').int().min(512).max(10_000_000)),
  AI_TIMEOUT_SECONDS: optional(z.coerce.number('must be a number').int().min(1).max(900)),
  AI_SEES_PICTURES: optional(z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on')),
  AI_EXTRA_BODY: optional(z.string().transform(parseObject)),
});

type AiEnvironment = z.infer<typeof environment>;

/**
 * The provider that the environment names: `AI_PROVIDER` (a preset) or `AI_BASE_URL` with `AI_MODEL`; each other
 * variable overrides the preset. Undefined when nothing is set: then the embedded teacher answers.
 * Throws ConfigError with one line per wrong variable; never prints a value, for one of them is a key.
 */
export function providerFromEnv(
  env: Readonly<Record<string, string | undefined>>,
): ProviderConfig | undefined {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    throw wrong(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const given = parsed.data;
  if (Object.values(given).every((value) => value === undefined)) return undefined;
  const preset: ProviderPreset | undefined = given.AI_PROVIDER && providerPresets[given.AI_PROVIDER];
  const missing = whatIsMissing(given, preset);
  if (missing.length > 0) throw wrong(missing);
  return providerConfigSchema.parse(combine(given, preset));
}

function whatIsMissing(given: AiEnvironment, preset: ProviderPreset | undefined): string[] {
  if (preset === undefined && given.AI_BASE_URL === undefined) {
    return ['AI_PROVIDER or AI_BASE_URL: one of them must be set when any other AI_ variable is'];
  }
  const lines: string[] = [];
  if ((given.AI_MODEL ?? preset?.model) === undefined) lines.push('AI_MODEL: must be set for this provider');
  if (preset?.needsKey === true && given.AI_API_KEY === undefined && given.AI_BASE_URL === undefined) {
    lines.push('AI_API_KEY: must be set for this provider');
  }
  return lines;
}

function combine(given: AiEnvironment, preset: ProviderPreset | undefined): Record<string, unknown> {
  const { needsKey: _, ...known } = preset ?? { needsKey: false };
  const overrides = {
    baseUrl: given.AI_BASE_URL,
    model: given.AI_MODEL,
    apiKey: given.AI_API_KEY,
    temperature: given.AI_TEMPERATURE,
    contextTokens: given.AI_CONTEXT_TOKENS,
    timeoutSeconds: given.AI_TIMEOUT_SECONDS,
    seesPictures: given.AI_SEES_PICTURES,
    extraBody: given.AI_EXTRA_BODY,
  };
  const set = Object.entries(overrides).filter(([, value]) => value !== undefined);
  const name = new URL(given.AI_BASE_URL ?? preset?.baseUrl ?? '').host;
  return { name, ...known, ...Object.fromEntries(set) };
}

function parseObject(text: string, context: z.RefinementCtx): Record<string, unknown> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch {
    context.addIssue({ code: 'custom', message: 'must be a JSON object' });
    return z.NEVER;
  }
}

function wrong(lines: readonly string[]): ConfigError {
  return new ConfigError(`Wrong AI settings in the environment:\n${lines.join('\n')}`);
}
