// What admins change about the AI services, as the audit keeps it: names, prices and limits; of a key only its end.

import type { Executor } from '../../../kit/server/db/database.ts';
import { type AuditAction, type AuditFacts, changedFacts } from '../../audit/domain/index.ts';
import { type AuditActor, recordAudit } from '../../audit/server/api.ts';
import type { AiUse, SpendingLimits } from '../domain/index.ts';
import type { StoredUse } from './config/config-repo.ts';
import type { ProviderWithModels } from './providers/providers-repo.ts';
import type { NamedReport } from './reports/reports-repo.ts';

/** In the transaction of the change; `before` is undefined for a new one, `after` for one that is gone. */
export async function auditProvider(
  tx: Executor,
  actor: AuditActor,
  change: { readonly before?: ProviderWithModels; readonly after?: ProviderWithModels },
): Promise<void> {
  const { before, after } = change;
  const provider = after ?? before;
  if (!provider) return;
  await record(tx, {
    actor,
    action: before ? (after ? 'ai_provider_changed' : 'ai_provider_deleted') : 'ai_provider_added',
    subject: { id: provider.id, name: provider.name },
    before: before ? providerFacts(before) : {},
    after: after ? providerFacts(after) : {},
  });
}

function providerFacts({ name, baseUrl, isEnabled, keyTail, models }: ProviderWithModels): AuditFacts {
  return {
    name,
    address: baseUrl,
    enabled: isEnabled ? 'yes' : 'no',
    key: keyTail === null ? null : `…${keyTail}`,
    models: models.map((model) => `${model.name} (${yuan(model.inFen)} / ${yuan(model.outFen)})`).join(', '),
  };
}

const yuan = (fen: number): string => (fen / 100).toFixed(2);

type UseChange = {
  readonly before: StoredUse;
  readonly after: Pick<StoredUse, 'use' | 'modelIds' | 'temperature' | 'promptVersion'>;
  /** How the models of both are called. */
  readonly names: ReadonlyMap<string, string>;
};

/** In the transaction of the change. */
export async function auditUse(tx: Executor, actor: AuditActor, change: UseChange): Promise<void> {
  const { before, after, names } = change;
  const factsOf = ({ modelIds, temperature, promptVersion }: UseChange['after']): AuditFacts => ({
    models: modelIds.map((id) => names.get(id) ?? id).join(', '),
    temperature,
    prompt: promptVersion,
  });
  const use: AiUse = after.use;
  await record(tx, {
    actor,
    action: 'ai_use_changed',
    subject: { id: use, name: use },
    before: factsOf(before),
    after: factsOf(after),
  });
}

type LimitsChange = { readonly before: SpendingLimits; readonly after: SpendingLimits };

/** In the transaction of the change. */
export async function auditLimits(tx: Executor, actor: AuditActor, change: LimitsChange): Promise<void> {
  const factsOf = ({ dayFen, learnerFen }: SpendingLimits): AuditFacts => ({ dayFen, learnerFen });
  await record(tx, {
    actor,
    action: 'ai_limits_changed',
    subject: { id: 'limits', name: 'limits' },
    before: factsOf(change.before),
    after: factsOf(change.after),
  });
}

type ReportChange = { readonly before: Pick<NamedReport, 'state' | 'note'>; readonly after: NamedReport };

/** In the transaction of the change. It stands with the learner who reported, not what they wrote. */
export async function auditReport(
  tx: Executor,
  actor: AuditActor,
  { before, after }: ReportChange,
): Promise<void> {
  const { id, userId, userName } = after;
  await recordAudit(tx, {
    actor,
    action: 'ai_report_handled',
    subject: { kind: 'person', id: userId, name: userName },
    before: { state: before.state },
    after: { state: after.state, report: id },
    reason: after.note,
  });
}

type Entry = {
  readonly actor: AuditActor;
  readonly action: AuditAction;
  readonly subject: { readonly id: string; readonly name: string };
  readonly before: AuditFacts;
  readonly after: AuditFacts;
};

const record = (tx: Executor, { actor, action, subject, before, after }: Entry): Promise<void> =>
  recordAudit(tx, {
    actor,
    action,
    subject: { kind: 'ai', ...subject },
    ...changedFacts(before, after),
  });
