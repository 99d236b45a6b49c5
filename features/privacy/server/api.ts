// The public face of the privacy's server side: the calls, the jobs that make archives and tend them, and the hourly one of deletions.

import * as z from 'zod';
import { eraseDue, remindLeaving } from './deletion/erase-due.ts';
import type { PrivacyDeps } from './deps.ts';
import { EXPORT_JOB } from './export/ask-export.ts';
import { makeExport } from './export/make-export.ts';
import { tendExports } from './export/tend-exports.ts';
import { privacyHandlers } from './handlers.ts';

/** Handlers for the contract, and the jobs (defined, not started). */
export function createPrivacy(deps: PrivacyDeps) {
  const { jobs } = deps;
  jobs.define({
    name: EXPORT_JOB,
    data: z.object({ exportId: z.uuid() }),
    // One more than it tries: the last only says that it has failed.
    retries: 3,
    limitSeconds: 3600,
    // A killed process is found out within two minutes, and another begins anew.
    lostAfterSeconds: 60,
    handle: ({ exportId }) => makeExport(deps, exportId),
  });
  jobs.define({
    name: 'privacy.tend',
    data: z.object({}),
    retries: 1,
    every: '*/20 * * * *',
    handle: () => tendExports(deps, new Date()),
  });
  const eraseWhoIsDue = async (now: Date) => {
    await remindLeaving(deps, now);
    await eraseDue(deps, now);
  };
  jobs.define({
    name: 'privacy.erase',
    data: z.object({}),
    retries: 2,
    limitSeconds: 3600,
    every: '23 * * * *',
    handle: () => eraseWhoIsDue(new Date()),
  });
  const tend = async (now: Date) => {
    await tendExports(deps, now);
    await eraseWhoIsDue(now);
  };
  return { handlers: privacyHandlers(deps), tend };
}

export { archiveKind } from '../domain/index.ts';
export { ageOf, listAskingFor, needsGuardian } from './ages/ages-repo.ts';
export { isLeavingOf, leavesAt } from './deletion/deletions-repo.ts';
export { eraseAccount } from './deletion/erase-account.ts';
export { privacyNotices, tellViewed } from './notices.ts';
export { privacyPersonPart } from './person-part.ts';
