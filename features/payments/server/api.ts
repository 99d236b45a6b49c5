// The public face of the payments' server side.

import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Database } from '../../../kit/server/db/database.ts';
import type { Jobs } from '../../../kit/server/jobs/jobs.ts';
import type { Log } from '../../../kit/server/log.ts';
import type { Mailer } from '../../../kit/server/mail/mail.ts';
import type { PaymentsDeps } from './deps.ts';
import { paymentsHandlers } from './handlers.ts';
import { createStripe, type StripeAddress, type StripeKeys } from './providers/stripe.ts';
import { testProvider } from './providers/test-provider.ts';
import { transferProvider } from './providers/transfer.ts';
import type { Purpose, RefundedObserver, SettledObserver } from './purpose.ts';
import { sweepPayments } from './sweep.ts';
import { mountWebhook } from './webhook.ts';

type PaymentsOptions = {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly mailer: Mailer;
  /** One for each kind of payment. */
  readonly purposes: readonly Purpose[];
  readonly onSettled: readonly SettledObserver[];
  readonly onRefunded: readonly RefundedObserver[];
  readonly onBeginning: PaymentsDeps['onBeginning'];
  readonly stripe: (StripeKeys & { readonly address?: StripeAddress | undefined }) | undefined;
  /** Where payers come back to. */
  readonly publicUrl: () => string;
  /** Whether the provider that moves no money is open; never in production. */
  readonly isTesting: boolean;
};

/** Puts payments together: handlers for their contract, and the sweep that runs every minute (defined, not started). */
export function createPayments({ jobs, stripe, isTesting, ...options }: PaymentsOptions) {
  const { publicUrl } = options;
  const deps: PaymentsDeps = {
    ...options,
    providers: [
      ...(stripe ? [createStripe({ ...stripe, publicUrl })] : []),
      transferProvider,
      ...(isTesting ? [testProvider] : []),
    ],
  };
  jobs.define({
    name: 'payments.sweep',
    data: z.object({}),
    retries: 0,
    every: '* * * * *',
    handle: () => sweepPayments(deps, new Date()),
  });
  return {
    handlers: paymentsHandlers(deps),
    /** Adds the address at which Stripe's events arrive. */
    mount: (server: FastifyInstance) => {
      if (stripe) mountWebhook(server, deps, stripe.webhookSecret);
    },
    /** What the job does every minute. */
    sweep: (now: Date) => sweepPayments(deps, now),
  };
}

export { type CreatedPayment, createPayment, type NewPayment } from './create-payment.ts';
export { listPayable } from './payments-repo.ts';
export type { StripeAddress } from './providers/stripe.ts';
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
