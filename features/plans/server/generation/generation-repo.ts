// The making of a plan as its row knows it: who is at work, how far it is, what came of it.

import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { LearnerLevel } from '../../../learner-settings/domain/index.ts';
import type { Basis, GenerationStage, PlanContent, PlanMaker } from '../../domain/index.ts';
import type { PlanRow } from '../rows/plans-repo.ts';
import { learningPlans } from '../tables.ts';

/** Renewed with each sign of life; whoever is silent for so long is taken for dead. */
const LEASE_SECONDS = 20;
const inLease = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;
const isAtWork = (id: string) => and(eq(learningPlans.id, id), eq(learningPlans.state, 'generating'));
const isFree = or(isNull(learningPlans.leaseUntil), lt(learningPlans.leaseUntil, sql`now()`));

/** Undefined when somebody else is at work, or nothing is to be done. */
export async function takeLease(db: Executor, id: string): Promise<PlanRow | undefined> {
  const [row] = await db
    .update(learningPlans)
    .set({ leaseUntil: inLease, attempts: sql`${learningPlans.attempts} + 1`, stage: 'reading', written: 0 })
    .where(and(isAtWork(id), isFree))
    .returning();
  return row;
}

type Progress = { readonly stage: GenerationStage; readonly written: number; readonly of: number };

/** False when the plan is gone or another process has it: whoever hears that stops. */
export async function noteProgress(
  db: Executor,
  { id, attempts }: Pick<PlanRow, 'id' | 'attempts'>,
  { stage, written, of }: Progress,
): Promise<boolean> {
  const { rowCount } = await db
    .update(learningPlans)
    .set({ leaseUntil: inLease, stage, written, writtenOf: of })
    .where(and(isAtWork(id), eq(learningPlans.attempts, attempts)));
  return (rowCount ?? 0) > 0;
}

export async function renewLease(
  db: Executor,
  { id, attempts }: Pick<PlanRow, 'id' | 'attempts'>,
): Promise<void> {
  await db
    .update(learningPlans)
    .set({ leaseUntil: inLease })
    .where(and(isAtWork(id), eq(learningPlans.attempts, attempts)));
}

/** For the next try, which need not wait until the lease is over. */
export async function releasePlan(
  db: Executor,
  { id, attempts }: Pick<PlanRow, 'id' | 'attempts'>,
): Promise<void> {
  await db
    .update(learningPlans)
    .set({ leaseUntil: null, stage: 'waiting' })
    .where(and(isAtWork(id), eq(learningPlans.attempts, attempts)));
}

type Outcome = {
  readonly content: PlanContent;
  readonly madeBy: PlanMaker;
  readonly targetLevel: LearnerLevel;
  /** With the pace that is agreed by it. */
  readonly basis: Basis;
};

export async function storePlan(
  db: Executor,
  { id, attempts }: Pick<PlanRow, 'id' | 'attempts'>,
  outcome: Outcome,
): Promise<void> {
  await db
    .update(learningPlans)
    .set({ ...outcome, state: 'generated', leaseUntil: null })
    .where(and(isAtWork(id), eq(learningPlans.attempts, attempts)));
}

export async function storeFailure(
  db: Executor,
  { id, attempts }: Pick<PlanRow, 'id' | 'attempts'>,
): Promise<void> {
  await db
    .update(learningPlans)
    .set({ state: 'error', leaseUntil: null })
    .where(and(isAtWork(id), eq(learningPlans.attempts, attempts)));
}

/** Its maker has died, or its job was never sent. */
const isLost = and(
  eq(learningPlans.state, 'generating'),
  sql`coalesce(${learningPlans.leaseUntil}, ${learningPlans.createdAt} + interval '30 seconds') < now()`,
);

export async function isPlanLost(db: Executor, id: string): Promise<boolean> {
  return (await db.$count(learningPlans, and(eq(learningPlans.id, id), isLost))) > 0;
}

export async function lostPlans(db: Executor, limit: number): Promise<readonly string[]> {
  const rows = await db
    .select({ id: learningPlans.id })
    .from(learningPlans)
    .where(isLost)
    .orderBy(asc(learningPlans.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
