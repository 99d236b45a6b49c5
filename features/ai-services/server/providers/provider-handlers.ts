// Answers the calls about providers and the trial of a model.

import { implement, ORPCError } from '@orpc/server';
import { type RequestContext, requireMember } from '../../../../kit/server/http/request/context.ts';
import { lastChangedBy } from '../../../audit/server/api.ts';
import { aiServicesContract } from '../../contract.ts';
import type { AiServicesDeps } from '../deps.ts';
import { type Candidate, candidateOf, environmentCandidate } from '../models/candidates.ts';
import { presetIds, presetOf } from '../models/presets.ts';
import { readPicture } from '../models/read-picture.ts';
import { tryModel } from '../models/try-model.ts';
import { toProviderView, toStateView } from './provider-view.ts';
import { addProvider, deleteProvider, updateProvider } from './providers.ts';
import { findModel, listProviders, type ProviderWithModels, readState } from './providers-repo.ts';

export function providerHandlers(deps: AiServicesDeps) {
  const os = implement(aiServicesContract).$context<RequestContext>();
  const { db, source } = deps;
  const view = async (provider: ProviderWithModels) =>
    toProviderView(provider, await readState(db, provider.id));
  return {
    listProviders: os.listProviders.handler(async () => ({
      providers: await Promise.all((await listProviders(db)).map(view)),
      environment: await environmentView(deps),
      presets: presetIds.map((id) => {
        const { name, baseUrl, model = null, needsKey, contextTokens = null } = presetOf(id);
        return { id, name, baseUrl, model, needsKey, contextTokens };
      }),
    })),
    createProvider: os.createProvider.handler(async ({ input, context, errors }) => {
      const actor = requireMember(context);
      const added = await addProvider({ db, sealer: source.sealer, actor }, input);
      if (!added.ok) throw errors.TOO_MANY_PROVIDERS();
      return view(added.value);
    }),
    updateProvider: os.updateProvider.handler(async ({ input, context, errors }) => {
      const actor = requireMember(context);
      const updated = await updateProvider({ db, sealer: source.sealer, actor }, input);
      if (updated.ok) return view(updated.value);
      const { code } = updated.error;
      if (code === 'not_found') throw new ORPCError('NOT_FOUND');
      if (code === 'key_needed') throw errors.KEY_NEEDED();
      throw errors.AI_STALE({ data: await lastChangedBy(db, { subjectId: input.id, admin: actor.id }) });
    }),
    deleteProvider: os.deleteProvider.handler(async ({ input, context }) => {
      const actor = requireMember(context);
      if (!(await deleteProvider({ db, actor }, input.id))) throw new ORPCError('NOT_FOUND');
      return {};
    }),
    tryModel: os.tryModel.handler(
      async ({ input: { modelId, text, picture: file }, context, signal, errors }) => {
        const candidate = await candidateToTry(deps, modelId);
        if (!candidate) throw new ORPCError('NOT_FOUND');
        if (file !== undefined && candidate.config.seesPictures !== true) throw errors.PICTURES_UNSUPPORTED();
        const read = file === undefined ? undefined : await readPicture(Buffer.from(file, 'base64'));
        if (read?.ok === false) throw errors.PICTURE_REFUSED({ data: { problem: read.error.code } });
        const picture = read?.value;
        const { patienceMs } = deps;
        const ending = signal ? AbortSignal.any([signal, context.shutdown]) : context.shutdown;
        const userId = requireMember(context).id;
        return tryModel({ db, log: context.log, patienceMs }, candidate, {
          userId,
          text,
          picture,
          signal: ending,
        });
      },
    ),
  };
}

async function environmentView({ db, source }: AiServicesDeps) {
  const config = source.fromEnv();
  if (!config) return null;
  const { name, baseUrl, model, seesPictures = false, apiKey = '' } = config;
  return {
    name,
    baseUrl,
    model,
    seesPictures,
    hasKey: apiKey !== '',
    ...toStateView(await readState(db, null)),
  };
}

/** Also of a provider that is switched off: it is tried before it is switched on. */
async function candidateToTry(
  { db, source }: AiServicesDeps,
  modelId: string | null,
): Promise<Candidate | undefined> {
  if (modelId === null) {
    const config = source.fromEnv();
    return config && environmentCandidate(config, null);
  }
  const found = await findModel(db, modelId);
  return found && candidateOf(source, { ...found, temperature: null });
}
