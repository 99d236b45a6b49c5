// What admins change about the AI services, as the audit keeps it: names, prices and limits; of a key only its end.

import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { type AuditAction, type AuditFacts, changedFacts } from '../../audit/domain/index.ts';
import { type AuditActor, recordAudit } from '../../audit/server/api.ts';
import type { AiUse, SpendingLimits } from '../domain/index.ts';

type Provider = {
  readonly id: string;
  readonly name: string;
  readonly baseUrl: string;
  readonly isEnabled: boolean;
  readonly keyTail: string | null;
  readonly models: readonly { readonly name: string; readonly inFen: number; readonly outFen: number }[];
};

/** In the transaction of the change; `before` is undefined for a new one, `after` for one that is gone. */
export async function auditProvider(
  tx: Executor,
  actor: AuditActor,
  change: { readonly before?: Provider; readonly after?: Provider },
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

function providerFacts({ name, baseUrl, isEnabled, keyTail, models }: Provider): AuditFacts {
  return {
    name,
    address: baseUrl,
    enabled: isEnabled ? 'yes' : 'no',
    key: keyTail === null ? null : `…${keyTail}`,
    models: models.map((model) => `${model.name} (${yuan(model.inFen)} / ${yuan(model.outFen)})`).join(', '),
  };
}

const yuan = (fen: number): string => (fen / 100).toFixed(2);

type Use = {
  readonly use: AiUse;
  readonly modelIds: readonly string[];
  readonly temperature: number | null;
  readonly promptVersion: string | null;
};

type UseChange = {
  readonly before: Use;
  readonly after: Use;
  /** How the models of both are called. */
  readonly names: ReadonlyMap<string, string>;
};

/** In the transaction of the change. */
export async function auditUse(tx: Executor, actor: AuditActor, change: UseChange): Promise<void> {
  const { before, after, names } = change;
  const factsOf = ({ modelIds, temperature, promptVersion }: Use): AuditFacts => ({
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

type Report = {
  readonly id: string;
  readonly userId: UserId;
  readonly userName: string;
  readonly state: string;
  readonly note: string;
};

type ReportChange = { readonly before: Pick<Report, 'state'>; readonly after: Report };

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
