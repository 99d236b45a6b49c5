// How a provider appears in answers, without its key.

import type { ProviderState, ProviderWithModels } from './providers-repo.ts';

export function toProviderView(provider: ProviderWithModels, state: ProviderState) {
  const { id, name, preset, baseUrl, isEnabled, keyTail, version, models } = provider;
  return {
    id,
    name,
    preset,
    baseUrl,
    isEnabled,
    keyTail,
    version,
    models: models.map((model) => ({
      id: model.id,
      name: model.name,
      contextTokens: model.contextTokens,
      seesPictures: model.seesPictures,
      inFen: model.inFen,
      outFen: model.outFen,
    })),
    ...toStateView(state),
  };
}

export function toStateView({ lastSuccess, lastFailure }: ProviderState) {
  return { lastSuccess: toCallView(lastSuccess), lastFailure: toCallView(lastFailure) };
}

const toCallView = (call: ProviderState['lastSuccess']) =>
  call ? { ...call, at: call.at.toISOString() } : null;
