// Offers once a week to plan the rest of a plan anew from what happened, and does it when the learner agrees.

import { and, eq, sql } from 'drizzle-orm';
import { databaseNow } from '../../../kit/server/db/clock.ts';
import type { Owned } from '../../../kit/server/db/owned.ts';
import { completionOf, replan } from '../domain/index.ts';
import type { PlansDeps } from './deps.ts';
import { evidenceSince, knownOf } from './history.ts';
import type { PlanRow } from './plans-repo.ts';
import { learningPlans } from './tables.ts';

const WEEK_MS = 7 * 24 * 3600 * 1000;

/** Undefined when it is too early, or nothing would change. */
export async function findChange(deps: PlansDeps, row: PlanRow) {
  const { content: plan, basis, userId, createdAt, replannedAt } = row;
  const now = await databaseNow(deps.db);
  const isDue = now.getTime() - (replannedAt ?? createdAt).getTime() >= WEEK_MS;
  if (!plan || !isDue) return undefined;
  const catalogue = deps.catalogue();
  const [evidence, known] = await Promise.all([
    evidenceSince(deps, userId, createdAt),
    knownOf(deps.history, userId, { catalogue, level: basis.level }),
  ]);
  const { weeks: done } = completionOf(plan, evidence(createdAt));
  const begins = now.toISOString().slice(0, 10);
  const weeksGone = Math.floor((now.getTime() - createdAt.getTime()) / WEEK_MS);
  return replan({ plan, done, weeksGone, input: { basis: { ...basis, begins }, catalogue, known } });
}

type Decision = { readonly version: number; readonly isTaken: boolean };

/** Undefined when the plan has been changed since the learner looked. */
export async function decideChange(
  deps: PlansDeps,
  row: Owned<PlanRow>,
  { version, isTaken }: Decision,
): Promise<PlanRow | undefined> {
  const change = isTaken ? await findChange(deps, row) : undefined;
  const [changed] = await deps.db
    .update(learningPlans)
    .set({
      replannedAt: sql`now()`,
      version: version + 1,
      ...(change ? { content: change.content } : {}),
    })
    .where(
      and(
        eq(learningPlans.id, row.id),
        eq(learningPlans.userId, row.userId),
        eq(learningPlans.version, version),
        eq(learningPlans.state, 'generated'),
      ),
    )
    .returning();
  return changed;
}
