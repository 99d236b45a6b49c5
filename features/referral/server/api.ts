// The public face of inviting's server side.

import * as z from 'zod';
import type { Executor } from '../../../kit/server/db/database.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import type { Invitations } from '../../account/server/api.ts';
import { acceptInvite, findInviteProblem } from './accepting.ts';
import type { ReferralDeps } from './deps.ts';
import { referralHandlers } from './handlers.ts';
import { noteStudyDay } from './invitations-repo.ts';
import { forgetOldTraces } from './traces.ts';

/** Puts inviting together: handlers, what registration asks of it, what study time tells it, and its job. */
export function createReferral({ jobs, ...deps }: ReferralDeps & { readonly jobs: Jobs }) {
  jobs.define({
    name: 'referral.forget-traces',
    data: z.object({}),
    retries: 1,
    every: '23 4 * * *',
    handle: () => forgetOldTraces(deps.db),
  });
  const forRegistration: Invitations = {
    findProblem: findInviteProblem,
    accept: (tx, newcomer) => acceptInvite(deps, tx, newcomer),
  };
  return {
    handlers: referralHandlers(deps),
    invitations: forRegistration,
    /** `date` is the person's local day, yyyy-mm-dd. */
    onStudyDay: (tx: Executor, day: { readonly userId: string; readonly date: string }) =>
      noteStudyDay(tx, day.userId, day.date),
  };
}

export { changeCode, type InviteCode, listCodes, makeDistributorCode } from './codes-repo.ts';
export { findInvitation, type Invitation } from './invitations-repo.ts';
export { invitations, inviteCodes } from './tables.ts';
export { noteSharing } from './traces.ts';
