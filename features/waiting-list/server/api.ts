// The public face of the waiting list's server side.

import * as z from 'zod';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import { UNCONFIRMED_DAYS } from '../domain/index.ts';
import { waitingListHandlers } from './handlers.ts';
import type { JoinDeps } from './join-list.ts';
import { CLEAN_JOB, forgetUnconfirmed } from './places-repo.ts';

const DAY_MS = 24 * 3_600_000;

export function createWaitingList({ jobs, ...deps }: JoinDeps & { readonly jobs: Jobs }) {
  jobs.define({
    name: CLEAN_JOB,
    data: z.object({}),
    retries: 1,
    every: '40 3 * * *',
    handle: () => forgetUnconfirmed(deps.db, new Date(Date.now() - UNCONFIRMED_DAYS * DAY_MS)),
  });
  return { handlers: waitingListHandlers(deps) };
}
