// The public face of the membership's server side.

import type { FulfilmentHandler } from '../../payments/server/api.ts';
import type { MembershipDeps } from './deps.ts';
import { membershipHandlers } from './handlers.ts';
import { describePurchase } from './purchases/describe-purchase.ts';
import { fulfil } from './purchases/fulfil.ts';
import { restore } from './purchases/restore.ts';
import { previewTakeBack, takeBack } from './purchases/take-back.ts';

/** Puts the membership together: the handlers of its contract. */
export const createMembership = (deps: MembershipDeps) => ({ handlers: membershipHandlers(deps) });

const fulfilment = { describe: describePurchase, fulfil, preview: previewTakeBack, takeBack, restore };

/** What payments ask the membership. */
export const membershipFulfilment: readonly FulfilmentHandler[] = [
  { kind: 'membership', ...fulfilment },
  { kind: 'booster', ...fulfilment },
];

export { type GrantedVip, grantVip, type VipGrant } from './grants/grant-vip.ts';
export { type Membership, readMembership } from './grants/read-membership.ts';
export { revokeGrant } from './grants/revoke-grant.ts';
