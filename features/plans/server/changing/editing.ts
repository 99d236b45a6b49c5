// Changes a plan by new answers of its owner: what is done stays, the rest is planned anew.

import { and, eq, sql } from 'drizzle-orm';
import type { Member } from '../../../../kit/core/access.ts';
import { databaseNow } from '../../../../kit/server/db/clock.ts';
import type { Owned } from '../../../../kit/server/db/owned.ts';
import {
  type Basis,
  completionOf,
  daysLeft,
  ownTitle,
  type PlanContent,
  replan,
  targetLevelOf,
  workOf,
} from '../../domain/index.ts';
import type { PlansDeps } from '../deps.ts';
import { evidenceSince, knownOf } from '../history/history.ts';
import { paceOfAnswers, paceOfPlan } from '../outlook/pace.ts';
import { agreedFirst, doneBefore } from '../rows/agreement.ts';
import type { PlanRow } from '../rows/plans-repo.ts';
import { learningPlans } from '../tables.ts';

const WEEK_MS = 7 * 24 * 3600 * 1000;

/** What a plan would be by new answers; `content` undefined where nothing is left to plan: then the answers alone change. */
async function planAnew(
  deps: PlansDeps,
  member: Member,
  { content: plan, createdAt, basis: stored }: PlanRow & { readonly content: PlanContent },
  basis: Basis,
) {
  const catalogue = deps.catalogue();
  const [now, evidenceFrom, known] = await Promise.all([
    databaseNow(deps.db),
    evidenceSince(deps, member, createdAt),
    knownOf(deps, member.id, { catalogue, basis }),
  ]);
  const input = { basis, catalogue, known };
  const evidence = workOf(evidenceFrom(createdAt));
  const { weeks: done } = completionOf(plan, evidence);
  const made = replan({
    plan,
    done,
    weeksGone: Math.floor((now.getTime() - createdAt.getTime()) / WEEK_MS),
    input,
    hasNewAnswers: true,
  });
  const pace = made && (await paceOfAnswers(deps, member.id, { weeks: made.rest, basis }));
  const content = made?.content;
  return {
    difference: made?.difference,
    content,
    basis: {
      ...basis,
      ...(content && pace ? { agreed: agreedFirst(content, pace) } : {}),
      doneBefore: doneBefore({ content: plan, basis: stored }, content ?? plan, evidence),
    },
    targetLevel: content && targetLevelOf(content, input),
    /** Days until the plan is done: as it is, and as it would be. */
    days: {
      before: daysLeft(plan.weeks, done, basis),
      after: daysLeft((content ?? plan).weeks, completionOf(content ?? plan, evidence).weeks, basis),
    },
  };
}

const withContent = (row: PlanRow): row is PlanRow & { readonly content: PlanContent } =>
  row.content !== null;

/** What new answers would change of a plan, with what it comes to as it is and by them; undefined where that is nothing. */
export async function previewEdit(deps: PlansDeps, member: Member, row: PlanRow, basis: Basis) {
  if (!withContent(row)) return undefined;
  const { content, difference, days, basis: changed } = await planAnew(deps, member, row, basis);
  if (!content || !difference) return undefined;
  const [before, end] = await Promise.all([
    paceOfPlan(deps, member.id, { content: row.content, basis: row.basis, days: days.before }),
    paceOfPlan(deps, member.id, { content, basis: changed, days: days.after }),
  ]);
  return {
    before: { date: before.date, words: before.words },
    way: { way: 'less' as const, end: { date: end.date, words: end.words }, difference },
  };
}

type Edit = {
  /** By the new answers. */
  readonly basis: Basis;
  /** Of the plan that its owner has looked at; where it is not said, as it is now. */
  readonly version?: number | undefined;
};

/** Undefined when the plan has been changed meanwhile, or is not there yet. */
export async function editPlan(
  deps: PlansDeps,
  member: Member,
  row: Owned<PlanRow>,
  { basis: asked, version = row.version }: Edit,
): Promise<PlanRow | undefined> {
  if (!withContent(row)) return undefined;
  const { basis, content, targetLevel } = await planAnew(deps, member, row, asked);
  const [changed] = await deps.db
    .update(learningPlans)
    .set({
      basis,
      version: version + 1,
      replannedAt: sql`now()`,
      // A plan that was kept under the name that it came with is called anew.
      title: ownTitle(row.title, row.content),
      ...(content && targetLevel !== undefined ? { content, targetLevel } : {}),
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
