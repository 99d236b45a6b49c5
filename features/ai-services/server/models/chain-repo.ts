// Reads the models of a use, the limits of spending and what is spent in one statement, before a model is called.

import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { prepared } from '../../../../kit/server/db/prepared.ts';
import { type AiUse, type SpendingLimits, type Spent, standInFor } from '../../domain/index.ts';
import { aiLimits, aiModels, aiProviders, aiUseModels, aiUses } from '../tables.ts';
import { spentToday } from './spending-repo.ts';

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
  /** Today, in all and by the person who asks. */
  readonly spent: Spent;
};

const statement = prepared((db) =>
  db
    .select({
      use: aiUses,
      limits: aiLimits,
      model: aiModels,
      provider: aiProviders,
      spent: spentToday(db),
    })
    .from(aiUses)
    .innerJoin(aiLimits, eq(aiLimits.id, 1))
    .leftJoin(aiUseModels, eq(aiUseModels.use, aiUses.use))
    .leftJoin(aiModels, eq(aiModels.id, aiUseModels.modelId))
    .leftJoin(aiProviders, eq(aiProviders.id, aiModels.providerId))
    .where(inArray(aiUses.use, [sql.placeholder('use'), sql.placeholder('standIn')]))
    .orderBy(asc(aiUseModels.position))
    .prepare('ai_use'),
);

/**
 * The models listed for a use and for the one that stands in for it, switched off or not, in order of fallback. `userId`:
 * who asks; null for nobody, who has spent nothing.
 */
export async function readUse(db: Executor, use: AiUse, userId: UserId | null = null): Promise<UseSettings> {
  const rows = await statement(db).execute({ use, standIn: standInFor(use) ?? use, userId });
  const own = rows.find((row) => row.use.use === use);
  if (!own) throw new Error(`the migration has made no row for ${use}`);
  return {
    listed: rows.flatMap(({ use: of, model, provider }) =>
      model && provider ? [{ use: of.use, isEnabled: provider.isEnabled, model, provider }] : [],
    ),
    temperature: own.use.temperature,
    promptVersion: own.use.promptVersion,
    limits: own.limits,
    spent: own.spent,
  };
}
