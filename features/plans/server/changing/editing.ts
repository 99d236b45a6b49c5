// Changes a plan by new answers of its owner: what is done stays, the rest is planned anew.

import { and, eq, sql } from 'drizzle-orm';
import type { Member } from '../../../../kit/core/access.ts';
import { databaseNow } from '../../../../kit/server/db/clock.ts';
import type { Owned } from '../../../../kit/server/db/owned.ts';
import { type Basis, completionOf, ownTitle, replan, targetLevelOf, workOf } from '../../domain/index.ts';
import type { PlansDeps } from '../deps.ts';
import { evidenceSince, knownOf } from '../history/history.ts';
import { paceOfAnswers } from '../outlook/pace.ts';
import { agreedFirst, doneBefore } from '../rows/agreement.ts';
import type { PlanRow } from '../rows/plans-repo.ts';
import { learningPlans } from '../tables.ts';

const WEEK_MS = 7 * 24 * 3600 * 1000;

/** `basis`: by the new answers. Undefined when the plan has been changed meanwhile, or is not there yet. */
export async function editPlan(
  deps: PlansDeps,
  member: Member,
  row: Owned<PlanRow>,
  basis: Basis,
): Promise<PlanRow | undefined> {
  const { content: plan, createdAt, version } = row;
  if (!plan) return undefined;
  const catalogue = deps.catalogue();
  const [now, evidenceFrom, known] = await Promise.all([
    databaseNow(deps.db),
    evidenceSince(deps, member, createdAt),
    knownOf(deps, member.id, { catalogue, basis }),
  ]);
  const input = { basis, catalogue, known };
  const evidence = workOf(evidenceFrom(createdAt));
  const made = replan({
    plan,
    done: completionOf(plan, evidence).weeks,
    weeksGone: Math.floor((now.getTime() - createdAt.getTime()) / WEEK_MS),
    input,
    hasNewAnswers: true,
  });
  const pace = made && (await paceOfAnswers(deps, member.id, { weeks: made.rest, basis }));
  const [changed] = await deps.db
    .update(learningPlans)
    .set({
      basis: {
        ...basis,
        ...(made && pace ? { agreed: agreedFirst(made.content, pace) } : {}),
        doneBefore: doneBefore({ content: plan, basis: row.basis }, made?.content ?? plan, evidence),
      },
      version: version + 1,
      replannedAt: sql`now()`,
      // A plan that was kept under the name that it came with is called anew.
      title: ownTitle(row.title, plan),
      // Where nothing is left to plan, the answers alone change.
      ...(made ? { content: made.content, targetLevel: targetLevelOf(made.content, input) } : {}),
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
