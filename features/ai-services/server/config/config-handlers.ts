// Answers the calls about uses, limits and what today has cost.

import { implement } from '@orpc/server';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import { type RequestContext, requireMember } from '../../../../kit/server/http/request/context.ts';
import { type AuditActor, lastChangedBy } from '../../../audit/server/api.ts';
import { aiServicesContract } from '../../contract.ts';
import { AI_USES, chainOf } from '../../domain/index.ts';
import { auditLimits, auditUse } from '../audit.ts';
import type { AiServicesDeps } from '../deps.ts';
import { readUse } from '../models/chain-repo.ts';
import { readCosts } from '../models/costs-repo.ts';
import { readToday } from '../models/spending-repo.ts';
import { keepModels, listProviders } from '../providers/providers-repo.ts';
import {
  changeLimits,
  changeUse,
  listUses,
  lockLimits,
  lockUse,
  readLimits,
  type StoredUse,
} from './config-repo.ts';

const LEARNERS_SHOWN = 10;

export function configHandlers(deps: AiServicesDeps) {
  const os = implement(aiServicesContract).$context<RequestContext>();
  const { db, promptVersions } = deps;
  const lastBy = (subjectId: string, context: RequestContext) =>
    lastChangedBy(db, { subjectId, admin: requireMember(context).id });
  return {
    readConfig: os.readConfig.handler(async () => ({
      uses: await readUses(deps),
      models: await readModels(deps),
      limits: await readLimits(db),
      today: await readToday(db, LEARNERS_SHOWN),
    })),
    readCosts: os.readCosts.handler(({ input }) => readCosts(db, Number(input.days))),
    updateUse: os.updateUse.handler(async ({ input: { version, ...given }, context, errors }) => {
      const { use, promptVersion } = given;
      if (promptVersion !== null && !promptVersions[use]?.includes(promptVersion))
        throw errors.PROMPT_UNKNOWN();
      const changed = await updateUse(db, { version, given, actor: requireMember(context) });
      if (changed.ok) return { version: version + 1 };
      if (changed.error.code === 'model_gone') throw errors.MODEL_GONE();
      throw errors.AI_STALE({ data: await lastBy(use, context) });
    }),
    updateLimits: os.updateLimits.handler(async ({ input: { version, ...given }, context, errors }) => {
      const actor = requireMember(context);
      const isChanged = await db.transaction(async (tx) => {
        const before = await lockLimits(tx);
        if (before.version !== version) return false;
        await changeLimits(tx, given);
        await auditLimits(tx, actor, { before, after: given });
        return true;
      });
      if (!isChanged) throw errors.AI_STALE({ data: await lastBy('limits', context) });
      return { version: version + 1 };
    }),
  };
}

type UseUpdate = {
  readonly version: number;
  readonly given: Omit<StoredUse, 'version'>;
  readonly actor: AuditActor;
};

function updateUse(
  db: Database,
  { version, given, actor }: UseUpdate,
): Promise<Result<null, Failure<'stale'> | Failure<'model_gone'>>> {
  return db.transaction(async (tx) => {
    const before = await lockUse(tx, given.use);
    if (before?.version !== version) return err('stale');
    const names = await keepModels(tx, [...given.modelIds, ...before.modelIds]);
    if (given.modelIds.some((id) => !names.has(id))) return err('model_gone');
    await changeUse(tx, given);
    await auditUse(tx, actor, { before, after: given, names });
    return ok(null);
  });
}

async function readUses({ db, source, promptVersions }: AiServicesDeps) {
  const stored = new Map((await listUses(db)).map((row) => [row.use, row]));
  const hasEnvironment = source.fromEnv() !== undefined;
  return Promise.all(
    AI_USES.map(async (use) => {
      const { listed, temperature, promptVersion } = await readUse(db, use);
      const chain = chainOf(use, listed, hasEnvironment);
      return {
        use,
        modelIds: [...(stored.get(use)?.modelIds ?? [])],
        temperature,
        promptVersion,
        promptVersions: [...(promptVersions[use] ?? [])],
        version: stored.get(use)?.version ?? 1,
        source: chain.source,
        ready: chain.source === 'environment' ? 1 : chain.entries.length,
      };
    }),
  );
}

async function readModels({ db }: AiServicesDeps) {
  return (await listProviders(db)).flatMap(({ name: providerName, isEnabled, keySealed, models }) =>
    models.map(({ id, name, inFen, outFen }) => ({
      id,
      name,
      providerName,
      isEnabled,
      // A server without a key is one's own, and its answers are for nothing.
      isUnpriced: keySealed !== null && inFen + outFen === 0,
    })),
  );
}
