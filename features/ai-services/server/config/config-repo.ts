// Which models are listed for which use, and the limits of spending.

import { asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { type AiUse, type SpendingLimits } from '../../domain/index.ts';
import { aiLimits, aiUseModels, aiUses } from '../tables.ts';

export type StoredUse = typeof aiUses.$inferSelect & { readonly modelIds: readonly string[] };

export async function listUses(db: Executor): Promise<StoredUse[]> {
  const uses = await db.select().from(aiUses);
  const listed = await db.select().from(aiUseModels).orderBy(asc(aiUseModels.position));
  return uses.map((row) => ({
    ...row,
    modelIds: listed.filter(({ use }) => use === row.use).map(({ modelId }) => modelId),
  }));
}

/** Locked until the transaction ends, so that of two changes at once one comes after the other. */
export async function lockUse(db: Executor, use: AiUse): Promise<StoredUse | undefined> {
  await db.select().from(aiUses).where(eq(aiUses.use, use)).for('update');
  return (await listUses(db)).find((stored) => stored.use === use);
}

export async function changeUse(
  db: Executor,
  { use, modelIds, ...settings }: Omit<StoredUse, 'version'>,
): Promise<void> {
  await db
    .update(aiUses)
    .set({ ...settings, version: sql`${aiUses.version} + 1` })
    .where(eq(aiUses.use, use));
  await db.delete(aiUseModels).where(eq(aiUseModels.use, use));
  if (modelIds.length === 0) return;
  await db.insert(aiUseModels).values(modelIds.map((modelId, position) => ({ use, position, modelId })));
}

type StoredLimits = SpendingLimits & { readonly version: number };

export async function readLimits(db: Executor): Promise<StoredLimits> {
  const [row] = await db.select().from(aiLimits).where(eq(aiLimits.id, 1));
  return limitsOf(row);
}

/** Locked until the transaction ends. */
export async function lockLimits(db: Executor): Promise<StoredLimits> {
  const [row] = await db.select().from(aiLimits).where(eq(aiLimits.id, 1)).for('update');
  return limitsOf(row);
}

const limitsOf = (row: typeof aiLimits.$inferSelect | undefined): StoredLimits => ({
  dayFen: row?.dayFen ?? null,
  learnerFen: row?.learnerFen ?? null,
  version: row?.version ?? 1,
});

export async function changeLimits(db: Executor, { dayFen, learnerFen }: SpendingLimits): Promise<void> {
  const changed = { dayFen, learnerFen, version: sql`${aiLimits.version} + 1` };
  await db.update(aiLimits).set(changed).where(eq(aiLimits.id, 1));
}
