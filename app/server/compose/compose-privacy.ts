// Composes what concerns the data of people: their wishes about it, and the jobs that remove what is too old.

import * as z from 'zod';
import { forgetFacts } from '../../../features/learner-facts/server/api.ts';
import { createPrivacy } from '../../../features/privacy/server/api.ts';
import { leaveClasses, nameClass } from '../../../features/teaching/server/api.ts';
import { nameSubject } from '../../../features/tutor-chat/server/api.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import { defineRetention } from '../../../kit/server/jobs/retention.ts';
import { forgetEndedWindows } from '../../../kit/server/rate-limit/rate-limit.ts';
import { createSealer } from '../../../kit/server/seal.ts';
import { dataByFeature, dataPolicies } from '../declared/data-policies.ts';
import { findObstacles } from '../declared/deletion-obstacles.ts';

type Tools = Omit<
  Parameters<typeof createPrivacy>[0],
  | 'dataByFeature'
  | 'sealerFor'
  | 'findObstacles'
  | 'findClass'
  | 'onYounger'
  | 'onWithdrawn'
  | 'nameSubject'
  | 'modelProviders'
> & { readonly secret: string };

type Learning = Pick<Parameters<typeof createPrivacy>[0], 'modelProviders'>;

export function composePrivacy({ secret, ...tools }: Tools, { modelProviders }: Learning) {
  defineCleaning(tools);
  const onYounger = [forgetFacts];
  const sealerFor = (purpose: string) => createSealer(secret, purpose);
  return createPrivacy({
    ...tools,
    dataByFeature,
    sealerFor,
    findObstacles,
    findClass: nameClass,
    nameSubject,
    modelProviders,
    onYounger,
    onWithdrawn: [leaveClasses],
  });
}

/** Removes what is too old, and counters whose time is over. */
function defineCleaning({ db, jobs }: { readonly db: Database; readonly jobs: Jobs }): void {
  defineRetention(jobs, { db, policies: dataPolicies });
  jobs.define({
    name: 'rate-limit.clean',
    data: z.object({}),
    retries: 1,
    every: '*/10 * * * *',
    handle: () => forgetEndedWindows(db),
  });
}
