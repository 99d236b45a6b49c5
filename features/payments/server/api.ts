// The public face of the payments' server side.

import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import type { Log } from '../../../kit/server/log.ts';
import type { PostNotice } from '../../notices/server/api.ts';
import { reconcilePayments } from './events/reconcile-payments.ts';
import { mountWebhook } from './events/webhook.ts';
import { paymentsHandlers } from './handlers.ts';
import type { PaymentsDeps } from './payments/deps.ts';
import type { FulfilmentHandler, RefundedObserver, SettledObserver } from './payments/fulfilment-handler.ts';
import type { StripeAddress, StripeKeys } from './providers/stripe.ts';
import { stripeOnDemand } from './providers/stripe-on-demand.ts';
import { testProvider } from './providers/test-provider.ts';
import { transferProvider } from './providers/transfer.ts';
import { createRefundsPort, type RefundsPort } from './refunds/begin-refund.ts';
import { listRights } from './refunds/list-rights.ts';

type PaymentsOptions = {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly postNotice: PostNotice;
  /** One for each kind of payment; each may begin refunds by the port. */
  readonly purposes: (refunds: RefundsPort) => readonly FulfilmentHandler[];
  readonly onSettled: readonly SettledObserver[];
  readonly onRefunded: readonly RefundedObserver[];
  readonly onBeginning: PaymentsDeps['onBeginning'];
  readonly ageOf: PaymentsDeps['ageOf'];
  readonly stripe: (StripeKeys & { readonly address?: StripeAddress | undefined }) | undefined;
  /** Where payers come back to. */
  readonly publicUrl: () => string;
  /** Whether the provider that moves no money is open; never in production. */
  readonly isTesting: boolean;
};

/** Puts payments together: handlers for their contract, and the reconciliation job that runs every minute (defined, not started). */
export function createPayments({ jobs, stripe, isTesting, purposes, ...options }: PaymentsOptions) {
  const { publicUrl } = options;
  const refunds = createRefundsPort(() => deps);
  const deps: PaymentsDeps = {
    ...options,
    fulfilmentHandlers: purposes(refunds),
    providers: [
      ...(stripe ? [stripeOnDemand({ ...stripe, publicUrl })] : []),
      transferProvider,
      ...(isTesting ? [testProvider] : []),
    ],
  };
  jobs.define({
    name: 'payments.reconcile',
    data: z.object({}),
    retries: 0,
    every: '* * * * *',
    handle: () => reconcilePayments(deps, new Date()),
  });
  return {
    handlers: paymentsHandlers(deps),
    /** By which purposes give money back. */
    refunds,
    /** All that a payer may give back now. */
    rightsOf: (executor: Executor, payerId: UserId) => listRights(deps, executor, payerId),
    /** Adds the address at which Stripe's events arrive. */
    mount: (server: FastifyInstance) => {
      if (stripe) mountWebhook(server, deps, stripe.webhookSecret);
    },
    /** What the job does every minute. */
    reconcile: (now: Date) => reconcilePayments(deps, now),
  };
}

export { paymentsDayFigures, paymentsOverview } from './overview.ts';
export { closePayment } from './payments/close-payment.ts';
export { type CreatedPayment, createPayment, type NewPayment } from './payments/create-payment.ts';
export type {
  AskedRefund,
  BegunRefund,
  DueAtDoor,
  ExpectedDays,
  FulfilmentHandler,
  Line,
  PaidItem,
  PaidLine,
  PaidThing,
  PaidWeight,
  RefundedObserver,
  SettledObserver,
  SettledPayment,
  ShownAt,
  Spent,
  TakeBackPreview,
  TakingBack,
} from './payments/fulfilment-handler.ts';
export { paymentsNotices } from './payments/notices.ts';
export { listPayable } from './payments/payments-repo.ts';
export { paymentSubjects, refundSubjects } from './payments/subjects.ts';
export { paymentsPersonParts } from './person-parts.ts';
export type { StripeAddress } from './providers/stripe.ts';
export type { PurposeRefund, PurposeRefundFailure, RefundsPort } from './refunds/begin-refund.ts';
export type { RefundRight } from './refunds/list-rights.ts';
