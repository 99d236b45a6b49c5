// Offers once a week to plan the rest of a plan anew from what happened, and does it when the learner agrees.

import { and, eq, sql } from 'drizzle-orm';
import type { Member } from '../../../kit/core/access.ts';
import { databaseNow } from '../../../kit/server/db/clock.ts';
import type { Owned } from '../../../kit/server/db/owned.ts';
import { completionOf, replan, SESSIONS_A_WEEK } from '../domain/index.ts';
import type { PlansDeps } from './deps.ts';
import { evidenceSince, knownOf } from './history.ts';
import type { PlanRow } from './plans-repo.ts';
import { learningPlans } from './tables.ts';

const WEEK_MS = 7 * 24 * 3600 * 1000;

/** Undefined when it is too early, or nothing would change. */
export async function findChange(deps: PlansDeps, member: Member, row: PlanRow) {
  const { content: plan, basis, createdAt, replannedAt } = row;
  const now = await databaseNow(deps.db);
  const isDue = now.getTime() - (replannedAt ?? createdAt).getTime() >= WEEK_MS;
  if (!plan || !isDue) return undefined;
  const catalogue = deps.catalogue();
  const [evidence, known, last, begins] = await Promise.all([
    evidenceSince(deps, member, createdAt),
    knownOf(deps, member.id, { catalogue, basis }),
    deps.history.lastStudied(member.id),
    deps.history.today(member.id),
  ]);
  const { weeks: done } = completionOf(plan, evidence(createdAt));
  const weeksGone = Math.floor((now.getTime() - createdAt.getTime()) / WEEK_MS);
  const change = replan({ plan, done, weeksGone, input: { basis: { ...basis, begins }, catalogue, known } });
  if (!change) return undefined;
  const sessionsDone = done.flat().filter((items) => items.every(Boolean)).length;
  const sessionsDue = Math.min(done.flat().length, weeksGone * SESSIONS_A_WEEK);
  return { ...change, reasons: { sessionsDone, sessionsDue, daysAway: last?.daysAgo ?? 0 } };
}

type Decision = { readonly version: number; readonly isTaken: boolean };

/** Undefined when the plan has been changed since the learner looked. */
export async function decideChange(
  deps: PlansDeps,
  member: Member,
  row: Owned<PlanRow>,
  { version, isTaken }: Decision,
): Promise<PlanRow | undefined> {
  const change = isTaken ? await findChange(deps, member, row) : undefined;
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
