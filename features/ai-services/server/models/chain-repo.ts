// Reads the models of a use and the limits of spending in one statement, before a model is called.

import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { prepared } from '../../../../kit/server/db/prepared.ts';
import { type AiUse, type SpendingLimits, standInFor } from '../../domain/index.ts';
import { aiLimits, aiModels, aiProviders, aiUseModels, aiUses } from '../tables.ts';

export type StoredProvider = typeof aiProviders.$inferSelect;
export type StoredModel = typeof aiModels.$inferSelect;

export type ListedModel = {
  readonly use: AiUse;
  readonly isEnabled: boolean;
  readonly model: StoredModel;
  readonly provider: StoredProvider;
};

export type UseSettings = {
  readonly listed: readonly ListedModel[];
  readonly temperature: number | null;
  readonly promptVersion: string | null;
  readonly limits: SpendingLimits;
};

const statement = prepared((db) =>
  db
    .select({ use: aiUses, limits: aiLimits, model: aiModels, provider: aiProviders })
    .from(aiUses)
    .innerJoin(aiLimits, eq(aiLimits.id, 1))
    .leftJoin(aiUseModels, eq(aiUseModels.use, aiUses.use))
    .leftJoin(aiModels, eq(aiModels.id, aiUseModels.modelId))
    .leftJoin(aiProviders, eq(aiProviders.id, aiModels.providerId))
    .where(inArray(aiUses.use, [sql.placeholder('use'), sql.placeholder('standIn')]))
    .orderBy(asc(aiUseModels.position))
    .prepare('ai_use'),
);

/** The models listed for a use and for the one that stands in for it, switched off or not, in order of fallback. */
export async function readUse(db: Executor, use: AiUse): Promise<UseSettings> {
  const rows = await statement(db).execute({ use, standIn: standInFor(use) ?? use });
  const own = rows.find((row) => row.use.use === use);
  if (!own) throw new Error(`the migration has made no row for ${use}`);
  return {
    listed: rows.flatMap(({ use: of, model, provider }) =>
      model && provider ? [{ use: of.use, isEnabled: provider.isEnabled, model, provider }] : [],
    ),
    temperature: own.use.temperature,
    promptVersion: own.use.promptVersion,
    limits: own.limits,
  };
}
