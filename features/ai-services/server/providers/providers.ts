// Adds, changes, deletes and lists providers for admins; their keys are never returned.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import type { Sealer } from '../../../../kit/server/seal.ts';
import type { AuditActor } from '../../../audit/server/api.ts';
import { isOtherServer, PROVIDERS_MAX } from '../../domain/index.ts';
import { auditProvider } from '../audit.ts';
import { keyPlace } from '../models/candidates.ts';
import {
  changeProvider,
  countProviders,
  findProvider,
  insertProvider,
  lockProvider,
  type NewModel,
  type ProviderWithModels,
  removeProvider,
  replaceModels,
} from './providers-repo.ts';

type Deps = { readonly db: Database; readonly sealer: Sealer; readonly actor: AuditActor };

type Provider = {
  readonly id: string;
  readonly name: string;
  readonly baseUrl: string;
  readonly isEnabled: boolean;
  readonly models: readonly NewModel[];
};

/** Adds a provider once; the same id again gives what is stored. */
export async function addProvider(
  { db, sealer, actor }: Deps,
  { models, key, ...provider }: Provider & { readonly preset: string; readonly key: string | null },
): Promise<Result<ProviderWithModels, Failure<'too_many'>>> {
  return db.transaction(async (tx) => {
    const known = await findProvider(tx, provider.id);
    if (known) return ok(known);
    if ((await countProviders(tx)) >= PROVIDERS_MAX) return err('too_many');
    await insertProvider(tx, { ...provider, ...sealedKey(sealer, provider.id, key) });
    await replaceModels(tx, provider.id, models);
    const after = await stored(tx, provider.id);
    await auditProvider(tx, actor, { after });
    return ok(after);
  });
}

type Update = Provider & {
  /** As the admin saw it. */
  readonly version: number;
  readonly key?: string | null | undefined;
};

/** A key stays with the server that it was given for: at another address it has to be given again. */
export async function updateProvider(
  { db, sealer, actor }: Deps,
  { models, key, version, ...provider }: Update,
): Promise<Result<ProviderWithModels, Failure<'not_found' | 'stale' | 'key_needed'>>> {
  return db.transaction(async (tx) => {
    const before = await lockProvider(tx, provider.id);
    if (!before) return err('not_found');
    if (before.version !== version) return err('stale');
    const keepsKey = key === undefined && before.keySealed !== null;
    if (keepsKey && isOtherServer(before.baseUrl, provider.baseUrl)) return err('key_needed');
    const newKey = key === undefined ? {} : sealedKey(sealer, provider.id, key);
    await changeProvider(tx, { ...provider, ...newKey });
    await replaceModels(tx, provider.id, models);
    const after = await stored(tx, provider.id);
    await auditProvider(tx, actor, { before, after });
    return ok(after);
  });
}

/** With its key, and its place in every use; false where it is not there. */
export async function deleteProvider({ db, actor }: Omit<Deps, 'sealer'>, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const before = await lockProvider(tx, id);
    if (!before) return false;
    await removeProvider(tx, id);
    await auditProvider(tx, actor, { before });
    return true;
  });
}

async function stored(db: Parameters<typeof findProvider>[0], id: string): Promise<ProviderWithModels> {
  const provider = await findProvider(db, id);
  if (!provider) throw new Error('a provider that was stored is not there');
  return provider;
}

/** Of a short key, the end would be too much of the whole. */
const TAIL = 4;
const TAIL_FROM = 16;

function sealedKey(sealer: Sealer, id: string, key: string | null) {
  if (key === null) return { keySealed: null, keyTail: null };
  return {
    keySealed: sealer.seal(key, keyPlace(id)),
    keyTail: key.length >= TAIL_FROM ? key.slice(-TAIL) : '',
  };
}
