// Payments, the tries to pay them, what providers said of them, and refunds. They stay when a person's account goes.

import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import type { PaymentId, RefundId, RefundRequestId } from '../domain/ids.ts';
import type {
  AttemptState,
  Outcome,
  PaymentKind,
  PaymentState,
  ProviderName,
  RefundOrigin,
  RefundState,
} from '../domain/index.ts';

const fen = (name: string) => bigint(name, { mode: 'number' });

export const payments = pgTable(
  'payments',
  {
    id: id().$type<PaymentId>().primaryKey(),
    /** Read out by people and written on transfers. */
    number: text('number').notNull(),
    /** No reference: what was paid outlives the account. */
    payerId: id('payer_id').$type<UserId>().notNull(),
    kind: text('kind').$type<PaymentKind>().notNull(),
    /** The purchase that it pays, as the fulfilment handler names it. */
    reference: text('reference').notNull(),
    amountFen: fen('amount_fen').notNull(),
    state: text('state').$type<PaymentState>().notNull().default('created'),
    /** Why the last try failed, as a code. */
    failure: text('failure'),
    /** The provider chosen last. */
    provider: text('provider').$type<ProviderName>(),
    expiresAt: moment('expires_at').notNull(),
    settledAt: moment('settled_at'),
    /** The try whose money settled it. */
    settledBy: id('settled_by').references((): AnyPgColumn => paymentAttempts.id),
    /** The try that the payer made last; it alone can fail or expire the payment. */
    latestAttempt: id('latest_attempt').references((): AnyPgColumn => paymentAttempts.id),
    /** What the fulfilment handler made of the money. */
    outcome: text('outcome').$type<Outcome>(),
    /** Of the price, what has arrived back at the payer. */
    refundedFen: fen('refunded_fen').notNull().default(0),
    /** What an admin should look at, as a code. */
    attention: text('attention'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('payments_number').on(table.number),
    index('payments_of_payer').on(table.payerId, table.createdAt, table.id),
    index('payments_newest').on(table.createdAt, table.id),
    index('payments_by_state').on(table.state, table.createdAt, table.id),
    index('payments_of_purchase').on(table.kind, table.reference),
    index('payments_of_amount').on(table.amountFen, table.createdAt, table.id),
    index('payments_settled').on(table.settledAt).where(sql`${table.settledAt} is not null`),
    index('payments_to_look_at').on(table.createdAt).where(sql`${table.attention} is not null`),
    index('payments_open')
      .on(table.expiresAt)
      .where(sql`${table.state} in ('created', 'processing', 'failed', 'unknown')`),
    check('payments_amount_above_zero', sql`${table.amountFen} > 0`),
    check('payments_refunded_within', sql`${table.refundedFen} between 0 and ${table.amountFen}`),
  ],
);

/** One try to pay with one provider; written before the provider is called. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: id().primaryKey(),
    paymentId: id('payment_id')
      .$type<PaymentId>()
      .notNull()
      .references(() => payments.id),
    provider: text('provider').$type<ProviderName>().notNull(),
    state: text('state').$type<AttemptState>().notNull().default('opening'),
    /** What the payer reads on the provider's page, in the payer's language. */
    title: text('title').notNull().default(''),
    /** The provider's name for the try: Stripe's session. */
    providerRef: text('provider_ref'),
    /** The provider's name for the money, which refunds need: Stripe's payment intent. */
    providerPayment: text('provider_payment'),
    /** Where the payer pays. */
    url: text('url'),
    expiresAt: moment('expires_at').notNull(),
    /** All that came in by it. */
    capturedFen: fen('captured_fen').notNull().default(0),
    /** When the provider was asked last. */
    askedAt: moment('asked_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('payment_attempts_of_payment').on(table.paymentId, table.createdAt),
    index('payment_attempts_of_money').on(table.providerPayment),
    uniqueIndex('payment_attempts_provider_ref').on(table.provider, table.providerRef),
    index('payment_attempts_open')
      .on(table.createdAt)
      .where(sql`${table.state} in ('opening', 'open', 'unknown')`),
    check('payment_attempts_not_negative', sql`${table.capturedFen} >= 0`),
  ],
);

/** What a provider said, as it came. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: id().primaryKey(),
    provider: text('provider').$type<ProviderName>().notNull(),
    /** The provider's own; for what could not be verified, one made of its content, so that it never stands in the way. */
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    body: text('body').notNull(),
    isVerified: boolean('is_verified').notNull(),
    /** What was made of it, as a code; null until it is processed. */
    verdict: text('verdict'),
    paymentId: id('payment_id')
      .$type<PaymentId>()
      .references(() => payments.id),
    /** The provider's name for money that had not come in when the event was processed: it is processed again when it has. */
    waitsFor: text('waits_for'),
    receivedAt: moment('received_at').notNull().defaultNow(),
    processedAt: moment('processed_at'),
  },
  (table) => [
    uniqueIndex('payment_events_once').on(table.provider, table.eventId),
    index('payment_events_of_payment').on(table.paymentId, table.receivedAt),
    index('payment_events_waiting').on(table.receivedAt).where(sql`${table.processedAt} is null`),
    index('payment_events_early').on(table.receivedAt).where(sql`${table.waitsFor} is not null`),
    index('payment_events_refused').on(table.receivedAt, table.id).where(sql`${table.paymentId} is null`),
  ],
);

/** One giving back; written, with its money set aside, before the provider is called. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: id().$type<RefundId>().primaryKey(),
    paymentId: id('payment_id')
      .$type<PaymentId>()
      .notNull()
      .references(() => payments.id),
    attemptId: id('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id),
    provider: text('provider').$type<ProviderName>().notNull(),
    origin: text('origin').$type<RefundOrigin>().notNull(),
    /** What the purpose calls it that began it; one request may give back of several payments. */
    requestId: id('request_id').$type<RefundRequestId>(),
    amountFen: fen('amount_fen').notNull(),
    /** For the payer and the books; empty for those that come by themselves. */
    reason: text('reason').notNull().default(''),
    state: text('state').$type<RefundState>().notNull().default('created'),
    failure: text('failure'),
    providerRefund: text('provider_refund'),
    /** Of a dispute: why the payer's bank says so, by the provider's word for it. */
    bankReason: text('bank_reason'),
    /** Of a dispute: until when the bank hears what we have to say; null once it was told, or where it asks nothing. */
    answerBy: moment('answer_by'),
    /** How often it was handed to the provider anew after it failed. */
    tries: integer('tries').notNull().default(1),
    actorId: id('actor_id').$type<UserId>(),
    askedAt: moment('asked_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('payment_refunds_of_payment').on(table.paymentId, table.createdAt),
    index('payment_refunds_newest').on(table.createdAt, table.id),
    index('payment_refunds_by_state').on(table.state, table.createdAt, table.id),
    index('payment_refunds_settled').on(table.settledAt).where(sql`${table.settledAt} is not null`),
    index('payment_refunds_of_provider').on(table.providerRefund),
    index('payment_refunds_disputes').on(table.createdAt, table.id).where(sql`${table.origin} = 'dispute'`),
    // A purpose's request gives back of a payment once.
    uniqueIndex('payment_refunds_of_request')
      .on(table.requestId, table.paymentId)
      .where(sql`${table.requestId} is not null`),
    // What comes by itself comes once.
    uniqueIndex('payment_refunds_automatic')
      .on(table.attemptId)
      .where(sql`${table.origin} in ('duplicate', 'unfulfillable')`),
    check('payment_refunds_above_zero', sql`${table.amountFen} > 0`),
  ],
);
