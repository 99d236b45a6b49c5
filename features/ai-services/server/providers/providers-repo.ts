// Providers and their models.

import { and, asc, count, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import type { StoredModel, StoredProvider } from '../models/chain-repo.ts';
import { aiCalls, aiModels, aiProviders } from '../tables.ts';

export type ProviderWithModels = StoredProvider & { readonly models: readonly StoredModel[] };
export type NewModel = Pick<StoredModel, 'name' | 'contextTokens' | 'seesPictures' | 'inFen' | 'outFen'>;

/** All of them, in the order in which they were added: the contract bounds how many there can be. */
export async function listProviders(db: Executor): Promise<ProviderWithModels[]> {
  const rows = await db
    .select({ provider: aiProviders, model: aiModels })
    .from(aiProviders)
    .leftJoin(aiModels, eq(aiModels.providerId, aiProviders.id))
    .orderBy(asc(aiProviders.createdAt), asc(aiProviders.id), asc(aiModels.position));
  const byId = Map.groupBy(rows, ({ provider }) => provider.id);
  return Array.from(byId.values(), (group) => withModels(group)).filter((found) => found !== undefined);
}

export async function findProvider(db: Executor, id: string): Promise<ProviderWithModels | undefined> {
  const rows = await db
    .select({ provider: aiProviders, model: aiModels })
    .from(aiProviders)
    .leftJoin(aiModels, eq(aiModels.providerId, aiProviders.id))
    .where(eq(aiProviders.id, id))
    .orderBy(asc(aiModels.position));
  return withModels(rows);
}

type Row = { readonly provider: StoredProvider; readonly model: StoredModel | null };

function withModels(rows: readonly Row[]): ProviderWithModels | undefined {
  const provider = rows[0]?.provider;
  return provider && { ...provider, models: rows.flatMap(({ model }) => model ?? []) };
}

export async function findModel(db: Executor, id: string) {
  const [row] = await db
    .select({ model: aiModels, provider: aiProviders })
    .from(aiModels)
    .innerJoin(aiProviders, eq(aiProviders.id, aiModels.providerId))
    .where(eq(aiModels.id, id));
  return row;
}

/** Locked until the transaction ends, so that two admins' changes come one after the other. */
export async function lockProvider(db: Executor, id: string): Promise<ProviderWithModels | undefined> {
  await db.select().from(aiProviders).where(eq(aiProviders.id, id)).for('update');
  return findProvider(db, id);
}

export async function countProviders(db: Executor): Promise<number> {
  const [row] = await db.select({ providers: count() }).from(aiProviders);
  return row?.providers ?? 0;
}

type NewProvider = Omit<StoredProvider, 'createdAt' | 'version'>;

export async function insertProvider(db: Executor, provider: NewProvider): Promise<void> {
  await db.insert(aiProviders).values(provider).onConflictDoNothing();
}

export async function changeProvider(
  db: Executor,
  { id, ...changes }: Pick<NewProvider, 'id'> & Partial<NewProvider>,
): Promise<void> {
  await db
    .update(aiProviders)
    .set({ ...changes, version: sql`${aiProviders.version} + 1` })
    .where(eq(aiProviders.id, id));
}

export async function removeProvider(db: Executor, id: string): Promise<void> {
  await db.delete(aiProviders).where(eq(aiProviders.id, id));
}

/** Makes these the models of a provider; one that keeps its name keeps its places in the uses. */
export async function replaceModels(
  db: Executor,
  providerId: string,
  models: readonly NewModel[],
): Promise<void> {
  const names = models.map(({ name }) => name);
  await db.delete(aiModels).where(and(eq(aiModels.providerId, providerId), notInArray(aiModels.name, names)));
  if (models.length === 0) return;
  const rows = models.map((model, position) => ({
    ...model,
    id: newId(),
    providerId,
    position,
  }));
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  await db
    .insert(aiModels)
    .values(rows)
    .onConflictDoUpdate({
      target: [aiModels.providerId, aiModels.name],
      set: {
        position: excluded('position'),
        contextTokens: excluded('context_tokens'),
        seesPictures: excluded('sees_pictures'),
        inFen: excluded('in_fen'),
        outFen: excluded('out_fen'),
      },
    });
}

type LastCall = { readonly at: Date; readonly model: string; readonly outcome: string };
export type ProviderState = {
  readonly lastSuccess: LastCall | undefined;
  readonly lastFailure: LastCall | undefined;
};

/** How the latest calls of a provider ended; null for the environment's. */
export async function readState(db: Executor, providerId: string | null): Promise<ProviderState> {
  const latest = async (outcome: ReturnType<typeof sql>) => {
    const [call] = await db
      .select({ at: aiCalls.createdAt, model: aiCalls.model, outcome: aiCalls.outcome })
      .from(aiCalls)
      .where(
        and(providerId === null ? isNull(aiCalls.providerId) : eq(aiCalls.providerId, providerId), outcome),
      )
      .orderBy(desc(aiCalls.createdAt))
      .limit(1);
    return call;
  };
  // The conditions are those of the partial indexes, word for word.
  return {
    lastSuccess: await latest(sql`${aiCalls.outcome} = 'ok'`),
    lastFailure: await latest(sql`${aiCalls.outcome} not in ('ok', 'aborted')`),
  };
}

/** Which of these models are there, by id with their names. */
export async function keepModels(db: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: aiModels.id, name: aiModels.name })
    .from(aiModels)
    .where(inArray(aiModels.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
