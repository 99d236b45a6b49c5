// Turns rows into models that can be called, with their keys decrypted.

import type { ProviderConfig } from '../../../../kit/server/ai/index.ts';
import type { Log } from '../../../../kit/server/log.ts';
import type { Sealer } from '../../../../kit/server/seal.ts';
import { type AiUse, chainOf, type TokenPrice } from '../../domain/index.ts';
import type { ListedModel, StoredModel, StoredProvider, UseSettings } from './chain-repo.ts';
import { presetOf } from './presets.ts';

/** A model to ask. Its `config` holds the key: never log or send it. */
export type Candidate = {
  /** Null for the one from the environment. */
  readonly providerId: string | null;
  readonly config: ProviderConfig;
  readonly price: TokenPrice;
};

export const KEY_PURPOSE = 'ai provider key';
export const keyPlace = (providerId: string): string => `ai_providers:${providerId}`;

export type CandidateSource = {
  readonly sealer: Sealer;
  readonly log: Log;
  readonly fromEnv: () => ProviderConfig | undefined;
};

const FREE: TokenPrice = { inFen: 0, outFen: 0 };

/** Who is asked for a use, first to last; a provider whose key cannot be read is left out, and the log says so. */
export function candidatesFor(source: CandidateSource, use: AiUse, settings: UseSettings): Candidate[] {
  const environment = source.fromEnv();
  const { temperature } = settings;
  const chain = chainOf(use, settings.listed, environment !== undefined);
  if (chain.source === 'environment' && environment) return [environmentCandidate(environment, temperature)];
  return chain.entries.flatMap(({ model, provider }: ListedModel) => {
    const candidate = candidateOf(source, { provider, model, temperature });
    return candidate ? [candidate] : [];
  });
}

export function environmentCandidate(config: ProviderConfig, temperature: number | null): Candidate {
  return { providerId: null, config: withTemperature(config, temperature), price: FREE };
}

type Row = {
  readonly provider: StoredProvider;
  readonly model: StoredModel;
  readonly temperature: number | null;
};

/** Undefined when the provider's key cannot be opened. */
export function candidateOf(
  { sealer, log }: Pick<CandidateSource, 'sealer' | 'log'>,
  { provider, model, temperature }: Row,
): Candidate | undefined {
  const opened =
    provider.keySealed === null ? undefined : sealer.open(provider.keySealed, keyPlace(provider.id));
  if (opened?.ok === false) {
    log.error(
      { provider: provider.id, cause: opened.error.code },
      'the key of an AI provider cannot be read',
    );
    return undefined;
  }
  const { needsKey: _needsKey, name: _name, ...preset } = presetOf(provider.preset);
  const config = {
    ...preset,
    name: provider.name,
    baseUrl: provider.baseUrl,
    model: model.name,
    apiKey: opened?.value,
    contextTokens: model.contextTokens ?? preset.contextTokens,
    seesPictures: model.seesPictures,
  };
  return {
    providerId: provider.id,
    config: withTemperature(config, temperature),
    price: { inFen: model.inFen, outFen: model.outFen },
  };
}

/** A provider without a temperature of its own may be one that refuses any. */
function withTemperature(config: ProviderConfig, temperature: number | null): ProviderConfig {
  return temperature === null || config.temperature === undefined ? config : { ...config, temperature };
}
