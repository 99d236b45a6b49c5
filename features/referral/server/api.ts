// The public face of inviting's server side.

import * as z from 'zod';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import type { Invitations } from '../../account/server/api.ts';
import { acceptInvite, findInviteProblem } from './accept-invite.ts';
import type { ReferralDeps } from './deps.ts';
import { referralHandlers } from './handlers.ts';
import { noteTurn } from './invitations-repo.ts';
import { forgetOldTraces } from './traces.ts';

/** Puts inviting together: handlers, what registration asks of it, what talks tell it, and its job. */
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
    /** Hears of each turn that somebody takes in a talk; the server's clock counts, whatever the device says. */
    onTurn: (userId: UserId) => noteTurn(deps.db, userId, new Date()),
  };
}

export { changeCode, type InviteCode, listCodes, makeDistributorCode } from './codes-repo.ts';
export type { Invitation } from './invitations-repo.ts';
export { referralOverview } from './overview.ts';
export { referralPersonPart } from './person-part.ts';
export { reviewInvitation } from './review-invitation.ts';
export { invitations, inviteCodes } from './tables.ts';
export { forgottenBrowser, noteBuying, noteVisit } from './traces.ts';
