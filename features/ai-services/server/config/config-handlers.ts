// Answers the calls about uses, limits and what today has cost.

import { implement } from '@orpc/server';
import type { RequestContext } from '../../../../kit/server/http/request/context.ts';
import { aiServicesContract } from '../../contract.ts';
import { AI_USES, chainOf } from '../../domain/index.ts';
import type { AiServicesDeps } from '../deps.ts';
import { readUse } from '../models/chain-repo.ts';
import { readCosts } from '../models/costs-repo.ts';
import { readToday } from '../models/spending-repo.ts';
import { keepModels, listProviders } from '../providers/providers-repo.ts';
import { changeLimits, changeUse, listUses, lockUse, readLimits } from './config-repo.ts';

const LEARNERS_SHOWN = 10;

export function configHandlers(deps: AiServicesDeps) {
  const os = implement(aiServicesContract).$context<RequestContext>();
  const { db, promptVersions } = deps;
  return {
    readConfig: os.readConfig.handler(async () => ({
      uses: await readUses(deps),
      models: await readModels(deps),
      limits: await readLimits(db),
      today: await readToday(db, LEARNERS_SHOWN),
    })),
    readCosts: os.readCosts.handler(({ input }) => readCosts(db, Number(input.days))),
    updateUse: os.updateUse.handler(async ({ input, errors }) => {
      const { promptVersion, modelIds } = input;
      if (promptVersion !== null && !promptVersions[input.use]?.includes(promptVersion))
        throw errors.PROMPT_UNKNOWN();
      const isChanged = await db.transaction(async (tx) => {
        await lockUse(tx, input.use);
        if ((await keepModels(tx, modelIds)).length < modelIds.length) return false;
        await changeUse(tx, input);
        return true;
      });
      if (!isChanged) throw errors.MODEL_GONE();
      return {};
    }),
    updateLimits: os.updateLimits.handler(async ({ input }) => {
      await changeLimits(db, input);
      return {};
    }),
  };
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
