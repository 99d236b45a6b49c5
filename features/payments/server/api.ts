// The public face of the payments' server side.

import * as z from 'zod';
import type { Database } from '../../../kit/server/db/database.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import type { Log } from '../../../kit/server/log.ts';
import type { PaymentsDeps } from './deps.ts';
import { paymentsHandlers } from './handlers.ts';
import { testProvider } from './providers/test-provider.ts';
import { transferProvider } from './providers/transfer.ts';
import type { Purpose, RefundedObserver, SettledObserver } from './purpose.ts';
import { sweepPayments } from './sweep.ts';

type PaymentsOptions = {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly log: Log;
  /** One for each kind of payment. */
  readonly purposes: readonly Purpose[];
  readonly onSettled: readonly SettledObserver[];
  readonly onRefunded: readonly RefundedObserver[];
  /** Whether the provider that moves no money is open; never in production. */
  readonly isTesting: boolean;
};

/** Puts payments together: handlers for their contract, and the sweep that runs every minute (defined, not started). */
export function createPayments({ jobs, isTesting, ...options }: PaymentsOptions) {
  const deps: PaymentsDeps = {
    ...options,
    providers: [transferProvider, ...(isTesting ? [testProvider] : [])],
  };
  jobs.define({
    name: 'payments.sweep',
    data: z.object({}),
    retries: 0,
    every: '* * * * *',
    handle: () => sweepPayments(deps, new Date()),
  });
  return { handlers: paymentsHandlers(deps) };
}

export { type CreatedPayment, createPayment, type NewPayment } from './create-payment.ts';
export { listPayable } from './payments-repo.ts';
export type {
  BegunRefund,
  Line,
  PaidThing,
  Purpose,
  RefundedObserver,
  SettledObserver,
  SettledPayment,
  TakeBackPreview,
  TakingBack,
} from './purpose.ts';
