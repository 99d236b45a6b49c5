// The public face of distribution's server side.

import { implement } from '@orpc/server';
import * as z from 'zod';
import type { Executor } from '../../../kit/server/db/database.ts';
import type { RequestContext } from '../../../kit/server/http/request/context.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import { createSealer } from '../../../kit/server/seal.ts';
import type { PaymentKind } from '../../payments/domain/index.ts';
import type { RefundedObserver, SettledObserver } from '../../payments/server/api.ts';
import { distributionContract } from '../contract.ts';
import type { CommissionSource } from '../domain/index.ts';
import { hashPayee } from './balances/payees.ts';
import {
  type Accrual,
  accrueCommission,
  type Reversal,
  reverseAllOf,
  reverseCommission,
} from './commissions/accrue-commission.ts';
import { matureAll } from './commissions/mature-commissions.ts';
import type { DistributionDeps } from './deps.ts';
import { distributorAdminHandlers, withdrawalAdminHandlers } from './handlers/admin-handlers.ts';
import { earningHandlers, withdrawingHandlers } from './handlers/earning-handlers.ts';
import { applyingHandlers, codeHandlers } from './handlers/own-handlers.ts';
import { PAYEE_PURPOSE } from './withdrawals/sealed-payee.ts';

type DistributionOptions = Omit<DistributionDeps, 'sealer' | 'payeeKey'> & {
  readonly jobs: Jobs;
  readonly secret: string;
};

/** Puts distribution together: handlers, its job, and what payments, orders and inviting tell it. */
export function createDistribution({ jobs, secret, ...given }: DistributionOptions) {
  const deps: DistributionDeps = {
    ...given,
    sealer: createSealer(secret, PAYEE_PURPOSE),
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

/**
 * By which a purpose says what its payments earn, in its own transactions: what the rate is taken of and when it was
 * earned, and what of that is refunded. Each is idempotent, by its reference and by the refund.
 */
export type CommissionPort = {
  /** Says whether anything was earned. */
  readonly accrue: (tx: Executor, accrual: Accrual) => Promise<boolean>;
  readonly reverse: (tx: Executor, reversal: Reversal) => Promise<void>;
};

/** Purposes that earn on their whole price, once it is paid; all others use the port. */
const EARNING_WHEN_PAID: Readonly<Partial<Record<PaymentKind, CommissionSource>>> = {
  membership: 'membership',
  booster: 'booster',
};

/** What others call in their own transactions; each is idempotent by its payment or refund. */
function tellers(deps: DistributionDeps) {
  const commission: CommissionPort = {
    accrue: (tx, accrual) => accrueCommission(deps, tx, accrual),
    reverse: reverseCommission,
  };
  return {
    commission,
    onSettled: (async (tx, { id, payerId, kind, amountFen, settledAt }) => {
      const source = EARNING_WHEN_PAID[kind];
      if (source === undefined) return;
      const accrual = { invitedId: payerId, source, reference: id, baseFen: amountFen, at: settledAt };
      await commission.accrue(tx, accrual);
    }) satisfies SettledObserver,
    onRefunded: (async (tx, { id, paymentId, kind, amountFen }) => {
      const source = EARNING_WHEN_PAID[kind];
      if (source === undefined) return;
      await commission.reverse(tx, { key: id, source, reference: paymentId, refundedFen: amountFen });
    }) satisfies RefundedObserver,
    onRejected: reverseAllOf,
  };
}

export { endHolds } from './commissions/end-holds.ts';
export { distributionNotices } from './notices.ts';
export { distributionOverview } from './overview.ts';
export { distributionPersonPart } from './person-part.ts';
export { withdrawalSubjects } from './withdrawals/subjects.ts';
