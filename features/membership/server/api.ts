// The public face of the membership's server side.

import type { FulfilmentHandler } from '../../payments/server/api.ts';
import type { MembershipDeps } from './deps.ts';
import { fulfil } from './fulfil.ts';
import { membershipHandlers } from './handlers.ts';
import { describePurchase } from './lines.ts';
import { restore } from './restore.ts';
import { previewTakeBack, takeBack } from './take-back.ts';

/** Puts the membership together: the handlers of its contract. */
export const createMembership = (deps: MembershipDeps) => ({ handlers: membershipHandlers(deps) });

const fulfilment = { describe: describePurchase, fulfil, preview: previewTakeBack, takeBack, restore };

/** What payments ask the membership. */
export const membershipFulfilment: readonly FulfilmentHandler[] = [
  { kind: 'membership', ...fulfilment },
  { kind: 'booster', ...fulfilment },
];

export { type GrantedVip, grantVip, type VipGrant } from './grant-vip.ts';
export { type Membership, readMembership } from './read-membership.ts';
export { revokeGrant } from './revoke-grant.ts';
