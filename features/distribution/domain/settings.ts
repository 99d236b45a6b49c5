// What admins set for distribution.

import * as z from 'zod';
import { defineArea } from '../../settings/domain/index.ts';
import type { DistributionTerms } from './terms.ts';

/** In hundredths of a percent; nobody gets more than there is. */
const share = z.int().min(0).max(10_000);
const fen = z.int().min(1).max(100_000_000);

export const distributionArea = defineArea({
  area: 'distribution',
  schema: z.strictObject({
    membershipRate: share,
    orderFeeRate: share,
    earningDays: z.int().min(1).max(3650),
    holdDays: z.int().min(0).max(365),
    minimumWithdrawalFen: fen,
    secondApprovalFen: fen,
  }),
  // Until an admin sets something else.
  defaults: {
    membershipRate: 2000,
    orderFeeRate: 1000,
    earningDays: 365,
    holdDays: 14,
    minimumWithdrawalFen: 100_00,
    secondApprovalFen: 5000_00,
  } satisfies DistributionTerms,
  fields: {
    membershipRate: 'share',
    orderFeeRate: 'share',
    earningDays: 'count',
    holdDays: 'count',
    minimumWithdrawalFen: 'money',
    secondApprovalFen: 'money',
  },
});
