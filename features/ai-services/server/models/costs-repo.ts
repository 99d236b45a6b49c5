// What calls have cost, by use and model.

import { desc, gte, sql } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { aiCalls } from '../tables.ts';

/** More than one installation has; the dearest are shown. */
const ROWS_MAX = 100;

/** Reads the calls of these days by an index: some 0.4 s of the database's time for a million. */
export async function readCosts(db: Executor, days: number) {
  const sum = (what: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${what}), 0)`.mapWith(Number);
  const costMicro = sum(sql`${aiCalls.costMicro}`);
  return db
    .select({
      use: aiCalls.use,
      model: aiCalls.model,
      providerName: aiCalls.providerName,
      calls: sql<number>`count(*)`.mapWith(Number),
      failed: sql<number>`count(*) filter (where ${aiCalls.outcome} not in ('ok', 'aborted'))`.mapWith(
        Number,
      ),
      tokens: sum(sql`${aiCalls.promptTokens} + ${aiCalls.completionTokens}`),
      costMicro,
    })
    .from(aiCalls)
    .where(gte(aiCalls.createdAt, sql`now() - make_interval(days => ${days})`))
    .groupBy(aiCalls.use, aiCalls.model, aiCalls.providerName)
    .orderBy(desc(costMicro), desc(sql`count(*)`))
    .limit(ROWS_MAX);
}
