// The public face of distribution's server side.

import { implement } from '@orpc/server';
import * as z from 'zod';
import type { Executor } from '../../../kit/server/db/database.ts';
import type { RequestContext } from '../../../kit/server/http/context.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import { createSealer } from '../../../kit/server/secret/seal.ts';
import type { RefundedObserver, SettledObserver } from '../../payments/server/api.ts';
import { distributionContract } from '../contract.ts';
import { hashPayee } from './balances/payees.ts';
import {
  type Accrual,
  accrueCommission,
  reverseAllOf,
  reverseCommission,
} from './commissions/accrue-commission.ts';
import { matureAll } from './commissions/mature-commissions.ts';
import type { DistributionDeps } from './deps.ts';
import { distributorAdminHandlers, withdrawalAdminHandlers } from './handlers/admin-handlers.ts';
import { earningHandlers, withdrawingHandlers } from './handlers/earning-handlers.ts';
import { applyingHandlers, codeHandlers } from './handlers/own-handlers.ts';

type DistributionOptions = Omit<DistributionDeps, 'sealer' | 'payeeKey'> & {
  readonly jobs: Jobs;
  readonly secret: string;
};

/** Puts distribution together: handlers, its job, and what payments, orders and inviting tell it. */
export function createDistribution({ jobs, secret, ...given }: DistributionOptions) {
  const deps: DistributionDeps = {
    ...given,
    sealer: createSealer(secret, 'payout details'),
    payeeKey: (payee) => hashPayee(secret, payee),
  };
  jobs.define({
    name: 'distribution.mature',
    data: z.object({}),
    retries: 1,
    every: '*/15 * * * *',
    handle: () => matureAll(deps.db, new Date()),
  });
  return { handlers: handlersOf(deps), ...tellers(deps) };
}

function handlersOf(deps: DistributionDeps) {
  const os = implement(distributionContract).$context<RequestContext>();
  return os.router({
    ...applyingHandlers(deps),
    ...codeHandlers(deps),
    ...earningHandlers(deps),
    ...withdrawingHandlers(deps),
    ...withdrawalAdminHandlers(deps),
    ...distributorAdminHandlers(deps),
  });
}

/** What others call in their own transactions; each is idempotent by its payment, order or refund. */
function tellers(deps: DistributionDeps) {
  return {
    /** For an order: its service fee is the base, its delivery the moment. */
    accrueCommission: (tx: Executor, accrual: Accrual) => accrueCommission(deps, tx, accrual),
    reverseCommission,
    onSettled: ((tx, payment) => earn(deps, tx, payment)) satisfies SettledObserver,
    onRefunded: (async (tx, { id, paymentId, kind, amountFen }) => {
      if (kind === 'order') return;
      await reverseCommission(tx, { key: id, source: kind, reference: paymentId, refundedFen: amountFen });
    }) satisfies RefundedObserver,
    onRejected: reverseAllOf,
  };
}

/** Memberships and boosters earn when they are paid; orders when they are delivered, which orders tell. */
async function earn(
  deps: DistributionDeps,
  tx: Executor,
  payment: Parameters<SettledObserver>[1],
): Promise<void> {
  const { id, payerId, kind, amountFen, settledAt } = payment;
  if (kind === 'order') return;
  const paid = { invitedId: payerId, source: kind, reference: id };
  await accrueCommission(deps, tx, { ...paid, baseFen: amountFen, at: settledAt });
}

export { endHolds } from './commissions/end-holds.ts';
export { distributionNotices } from './notices.ts';
