// The public face of the privacy's server side: the calls, the job that makes archives, and the one that tends them.

import * as z from 'zod';
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
  return { handlers: privacyHandlers(deps), tend: (now: Date) => tendExports(deps, now) };
}

export { archiveKind } from '../domain/index.ts';
export { privacyNotices } from './notices.ts';
