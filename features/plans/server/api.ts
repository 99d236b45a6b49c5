// The public face of plans' server side: their calls, and the jobs that make them (defined, not started).

import * as z from 'zod';
import { CLEAN_JOB, UNSAVED_DAYS } from './data-policy.ts';
import type { PlansDeps } from './deps.ts';
import { defineGeneration } from './generation/generate.ts';
import { plansHandlers } from './handlers.ts';
import { deleteUnsaved } from './plans-repo.ts';
import { sharedPage } from './sharing.ts';

const CLEANED_AT_ONCE = 500;

export function createPlans(deps: PlansDeps) {
  defineGeneration(deps);
  deps.jobs.define({
    name: CLEAN_JOB,
    data: z.object({}),
    retries: 1,
    every: '41 18 * * *',
    handle: () => deleteUnsaved(deps.db, UNSAVED_DAYS, CLEANED_AT_ONCE),
  });
  return { handlers: plansHandlers(deps), sharedPage: sharedPage(deps.db) };
}

export { createCatalogue } from './catalogue.ts';
export type { LearnerHistory } from './deps.ts';
