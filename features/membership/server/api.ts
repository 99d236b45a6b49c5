// The public face of the membership's server side.

import * as z from 'zod';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import type { PostNotice } from '../../notices/server/api.ts';
import type { FulfilmentHandler } from '../../payments/server/api.ts';
import type { MembershipDeps } from './deps.ts';
import { givenNotice, takenBackNotice } from './giving/given-notice.ts';
import { membershipHandlers } from './handlers.ts';
import { describePurchases } from './purchases/describe-purchase.ts';
import { fulfil } from './purchases/fulfil.ts';
import { paidAlike } from './purchases/paid-alike.ts';
import { previewTakeBack } from './purchases/preview-take-back.ts';
import { restore } from './purchases/restore.ts';
import { restoredNotice, shortenedNotice } from './purchases/shortened-notice.ts';
import { takeBack, tookBack } from './purchases/take-back.ts';
import { endingNotice } from './reminders/ending-notice.ts';
import { remindEnding } from './reminders/remind-ending.ts';

type MembershipOptions = MembershipDeps & { readonly jobs: Jobs; readonly postNotice: PostNotice };

/** Puts the membership together: the handlers of its contract, and the job that reminds (defined, not started). */
export function createMembership({ jobs, postNotice, ...deps }: MembershipOptions) {
  jobs.define({
    name: 'membership.remind',
    data: z.object({}),
    retries: 1,
    every: '11 */6 * * *',
    handle: () => remindEnding({ db: deps.db, postNotice }, new Date()),
  });
  return { handlers: membershipHandlers({ ...deps, postNotice }) };
}

export const membershipNotices = [
  endingNotice,
  givenNotice,
  restoredNotice,
  shortenedNotice,
  takenBackNotice,
];

const fulfilment = (postNotice: PostNotice) => ({
  describe: describePurchases,
  fulfil,
  paidAlike,
  preview: previewTakeBack,
  takeBack: takeBack.bind(null, postNotice),
  tookBack,
  restore: restore.bind(null, postNotice),
});

/** What payments ask the membership. */
export function membershipFulfilment(postNotice: PostNotice): readonly FulfilmentHandler[] {
  const handler = fulfilment(postNotice);
  return [
    { kind: 'membership', ...handler },
    { kind: 'booster', ...handler },
  ];
}

export { membershipOverview } from './admin-overview.ts';
export { type GrantedVip, grantVip, type VipGrant } from './grants/grant-vip.ts';
export { type Membership, mayBeMember, readMembership, vipUntilOf } from './grants/read-membership.ts';
export { revokeGrant } from './grants/revoke-grant.ts';
export { membershipPersonPart } from './person-part.ts';
