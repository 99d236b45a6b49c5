// What models have cost today, and the record of each call. The day is Shanghai's, as in the providers' bills.

import { randomInt } from 'node:crypto';
import { and, desc, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { prepared } from '../../../../kit/server/db/prepared.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { nameOf } from '../../../account/server/api.ts';
import type { Spent } from '../../domain/index.ts';
import { aiCalls, aiDayTotals, aiLearnerDays } from '../tables.ts';

const TODAY = sql`(now() at time zone 'Asia/Shanghai')::date`;

const SHARDS = 16;

/** Micro-CNY spent today in all, and by the person named by the placeholder `userId`, inside another statement. */
export function spentToday(db: Executor): SpentColumns {
  const total = db
    .select({ micro: sql<string>`coalesce(sum(${aiDayTotals.costMicro}), 0)` })
    .from(aiDayTotals)
    .where(eq(aiDayTotals.day, TODAY));
  const learner = db
    .select({ micro: aiLearnerDays.costMicro })
    .from(aiLearnerDays)
    .where(and(eq(aiLearnerDays.userId, sql.placeholder('userId')), eq(aiLearnerDays.day, TODAY)));
  return {
    total: sql`(${total})`.mapWith(Number),
    learner: sql`coalesce((${learner}), 0)`.mapWith(Number),
  };
}

type SpentColumns = { readonly [Key in keyof Spent]: SQL<number> };

export type NewCall = Omit<typeof aiCalls.$inferInsert, 'id' | 'createdAt'>;

const added = (table: typeof aiDayTotals | typeof aiLearnerDays) => ({
  calls: sql`${table.calls} + 1`,
  costMicro: sql`${table.costMicro} + excluded.cost_micro`,
});

const recording = prepared((db) => {
  const value = sql.placeholder;
  const stored = db.$with('stored').as(
    db
      .insert(aiCalls)
      .values({
        id: value('id'),
        userId: value('userId'),
        use: value('use'),
        providerId: value('providerId'),
        providerName: value('providerName'),
        model: value('model'),
        promptTokens: value('promptTokens'),
        completionTokens: value('completionTokens'),
        isEstimated: value('isEstimated'),
        costMicro: value('costMicro'),
        firstTokenMs: value('firstTokenMs'),
        tookMs: value('tookMs'),
        outcome: value('outcome'),
        detail: value('detail'),
      })
      .returning({ userId: aiCalls.userId, costMicro: aiCalls.costMicro }),
  );
  const total = db.$with('total').as(
    db
      .insert(aiDayTotals)
      .values({ day: TODAY, calls: 1, costMicro: value('costMicro'), shard: value('shard') })
      .onConflictDoUpdate({ target: [aiDayTotals.day, aiDayTotals.shard], set: added(aiDayTotals) })
      .returning({ day: aiDayTotals.day }),
  );
  const learner = db
    .select({
      userId: stored.userId,
      day: sql`${TODAY}`.as('day'),
      calls: sql`1`.as('calls'),
      costMicro: stored.costMicro,
    })
    .from(stored)
    .where(isNotNull(stored.userId));
  return db
    .with(stored, total)
    .insert(aiLearnerDays)
    .select(learner)
    .onConflictDoUpdate({ target: [aiLearnerDays.userId, aiLearnerDays.day], set: added(aiLearnerDays) })
    .prepare('ai_call');
});

/** Writes down a call and adds what it cost to the day's and the learner's sums, in one statement. */
export async function recordCall(db: Executor, call: NewCall): Promise<void> {
  const optional = {
    userId: call.userId ?? null,
    providerId: call.providerId ?? null,
    firstTokenMs: call.firstTokenMs ?? null,
    detail: call.detail ?? null,
  };
  await recording(db).execute({ id: newId(), ...call, ...optional, shard: randomInt(SHARDS) });
}

/** How much today has cost in all, and the learners whose day costs most. */
export async function readToday(db: Executor, learners: number) {
  const [total] = await db
    .select({
      calls: sql<number>`coalesce(sum(${aiDayTotals.calls}), 0)::int`,
      costMicro: sql<string>`coalesce(sum(${aiDayTotals.costMicro}), 0)`,
    })
    .from(aiDayTotals)
    .where(eq(aiDayTotals.day, TODAY));
  const dearest = await db
    .select({
      userId: aiLearnerDays.userId,
      name: nameOf<string>(aiLearnerDays.userId),
      calls: aiLearnerDays.calls,
      costMicro: aiLearnerDays.costMicro,
    })
    .from(aiLearnerDays)
    .where(eq(aiLearnerDays.day, TODAY))
    .orderBy(desc(aiLearnerDays.costMicro))
    .limit(learners);
  return { calls: total?.calls ?? 0, costMicro: Number(total?.costMicro ?? 0), learners: dearest };
}

/** Forgets calls and sums that nobody asks for any more. */
export async function forgetOldCalls(db: Executor): Promise<void> {
  await db.delete(aiCalls).where(lt(aiCalls.createdAt, sql`now() - interval '180 days'`));
  await db.delete(aiDayTotals).where(lt(aiDayTotals.day, sql`${TODAY} - 400`));
  await db.delete(aiLearnerDays).where(lt(aiLearnerDays.day, sql`${TODAY} - 400`));
}
