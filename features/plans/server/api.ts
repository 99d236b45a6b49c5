// The public face of plans' server side: their calls, and the jobs that make them (defined, not started).

import * as z from 'zod';
import type { UserId } from '../../../kit/core/user-id.ts';
import { remindAway } from './absence/remind-away.ts';
import { waitingNotice } from './absence/waiting-notice.ts';
import { CLEAN_JOB, UNSAVED_DAYS } from './data-policy.ts';
import type { PlansDeps } from './deps.ts';
import { defineGeneration } from './generation/generate.ts';
import { plansHandlers } from './handlers.ts';
import { readPace } from './outlook/outlook.ts';
import { deleteUnsaved } from './rows/plans-repo.ts';
import { sharedPage } from './sharing/sharing.ts';
import { readGoal } from './showing/read-goal.ts';
import { readPlanned } from './showing/read-next.ts';

const CLEANED_AT_ONCE = 500;

/** What people are told. */
export const plansNotices = [waitingNotice];

export function createPlans(deps: PlansDeps) {
  defineGeneration(deps);
  deps.jobs.define({
    name: CLEAN_JOB,
    data: z.object({}),
    retries: 1,
    every: '41 18 * * *',
    handle: () => deleteUnsaved(deps.db, UNSAVED_DAYS, CLEANED_AT_ONCE),
  });
  deps.jobs.define({
    name: 'plans.remind-away',
    data: z.object({}),
    retries: 1,
    every: '23 9 * * *',
    handle: () => remindAway(deps),
  });
  return {
    handlers: plansHandlers(deps),
    sharedPage: sharedPage(deps),
    /** What comes next by the plan that a person follows, as the learning path names it; null without one. */
    plannedOf: (userId: UserId) => readPlanned(deps, userId),
    /** The exam that the plan leads to, and how far it is; null without one. */
    goalOf: (userId: UserId) => readGoal(deps, userId),
    /** New words a day by that plan; null without one. */
    paceOf: (userId: UserId) => readPace(deps, userId),
  };
}

export type { LearnerHistory } from './deps.ts';
export { createCatalogue } from './materials/catalogue.ts';
export { gradeOf } from './rows/profile-repo.ts';
export { nameInterest } from './showing/name-interest.ts';
