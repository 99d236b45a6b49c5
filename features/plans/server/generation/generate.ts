// Makes a plan: takes its row under a lease, reads what is known, has a model or the planner write, and stores what came.

import * as z from 'zod';
import {
  composePlan,
  makeOutline,
  type Outline,
  type PlanMaker,
  type PlannerInput,
  targetLevelOf,
} from '../../domain/index.ts';
import type { PlansDeps } from '../deps.ts';
import { knownOf } from '../history/history.ts';
import { paceOfAnswers } from '../outlook/pace.ts';
import { agreedFirst } from '../rows/agreement.ts';
import type { PlanRow } from '../rows/plans-repo.ts';
import { askModel } from './ask-model.ts';
import {
  isPlanLost,
  lostPlans,
  noteProgress,
  releasePlan,
  renewLease,
  storeFailure,
  storePlan,
  takeLease,
} from './generation-repo.ts';

const JOB = 'plans.generate';
/** A plan whose making has failed so often fails for good, until somebody asks for it again. */
const ATTEMPTS = 3;
const LOST_AT_ONCE = 50;
/** A model may think for long before it writes; a beat that is missed once is no death. */
const HEARTBEAT_MS = 5000;

export function defineGeneration(deps: PlansDeps): void {
  deps.jobs.define({
    name: JOB,
    data: z.object({ id: z.uuid() }),
    retries: ATTEMPTS,
    limitSeconds: 240,
    atOnce: 2,
    handle: ({ id }) => generate(deps, id),
  });
  // A process that was killed leaves a lease behind that nobody renews.
  deps.jobs.define({
    name: 'plans.resume',
    data: z.object({}),
    retries: 0,
    every: '* * * * *',
    handle: async () => {
      for (const id of await lostPlans(deps.db, LOST_AT_ONCE)) await sendGeneration(deps, id);
    },
  });
}

export const sendGeneration = ({ jobs }: Pick<PlansDeps, 'jobs'>, id: string): Promise<void> =>
  jobs.send(JOB, { id }, { onceKey: id });

/** Whoever waits for a plan need not wait for the clock, too. */
export async function resumeLost(
  deps: Pick<PlansDeps, 'db' | 'jobs'>,
  { id, state }: PlanRow,
): Promise<void> {
  if (state === 'generating' && (await isPlanLost(deps.db, id))) await sendGeneration(deps, id);
}

async function generate(deps: PlansDeps, id: string): Promise<void> {
  const plan = await takeLease(deps.db, id);
  if (!plan) return;
  if (plan.attempts > ATTEMPTS) return storeFailure(deps.db, plan);
  const heart = setInterval(() => void renewLease(deps.db, plan).catch(() => undefined), HEARTBEAT_MS);
  try {
    await write(deps, plan);
  } catch (error) {
    if (plan.attempts >= ATTEMPTS) {
      deps.log.error({ err: error, plan: id }, 'a plan could not be made');
      return storeFailure(deps.db, plan);
    }
    await releasePlan(deps.db, plan);
    throw error;
  } finally {
    clearInterval(heart);
  }
}

async function write(deps: PlansDeps, plan: PlanRow): Promise<void> {
  const { basis, userId } = plan;
  const catalogue = deps.catalogue();
  const known = await knownOf(deps, userId, { catalogue, basis });
  const input = { basis, catalogue, known };
  const draft = makeOutline(input);
  if (!draft) throw new Error('nothing is left to plan');
  const { outline, madeBy } = await chooseOutline(deps, plan, { input, draft });
  const of = outline.stages.length;
  if (!(await noteProgress(deps.db, plan, { stage: 'checking', written: of, of }))) return;
  const content = composePlan(outline, input);
  const pace = await paceOfAnswers(deps, userId, { weeks: content.weeks, basis });
  await storePlan(deps.db, plan, {
    content,
    madeBy,
    targetLevel: targetLevelOf(content, input),
    basis: { ...basis, agreed: agreedFirst(content, pace) },
  });
}

type Choice = { readonly outline: Outline; readonly madeBy: PlanMaker };
type Drafted = { readonly input: PlannerInput; readonly draft: Outline };

async function chooseOutline(deps: PlansDeps, plan: PlanRow, { input, draft }: Drafted): Promise<Choice> {
  const of = draft.stages.length;
  await noteProgress(deps.db, plan, { stage: 'writing', written: 0, of });
  const asked = await askModel(deps, {
    userId: plan.userId,
    input,
    draft,
    onWritten: (written) => noteProgress(deps.db, plan, { stage: 'writing', written, of }),
  });
  if (asked.ok) return { outline: asked.value, madeBy: 'model' };
  return { outline: draft, madeBy: asked.error.code === 'no_model' ? 'planner' : 'planner_after_model' };
}
