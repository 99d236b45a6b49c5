// How providers and reports appear in answers; keys are not among what is copied.

import type { ProviderState, ProviderWithModels } from './providers-repo.ts';
import type { NamedReport } from './reports-repo.ts';

export function toProviderView(provider: ProviderWithModels, state: ProviderState) {
  const { id, name, preset, baseUrl, isEnabled, keyTail, models } = provider;
  return {
    id,
    name,
    preset,
    baseUrl,
    isEnabled,
    keyTail,
    models: models.map((model) => ({
      id: model.id,
      name: model.name,
      contextTokens: model.contextTokens,
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

export function toReportView({ context, handledAt, createdAt, ...report }: NamedReport) {
  const { id, userId, userName, reason, comment, answer, speaker, model, state, note } = report;
  return {
    id,
    userId,
    userName,
    reason,
    comment,
    answer,
    context: context.map(({ author, text }) => ({ author, text })),
    speaker,
    model,
    state,
    note,
    handledAt: handledAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
