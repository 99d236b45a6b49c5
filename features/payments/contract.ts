// Paying, seeing what was paid, and what admins do about payments and refunds.

import * as z from 'zod';
import { cursor, nextCursor } from '../../kit/core/paging.ts';
import { adminProcedure, memberProcedure, procedure, READS } from '../../kit/core/procedure.ts';
import { userIdSchema } from '../../kit/core/user-id.ts';
import { looks } from './contract/looks.ts';
import { filters, tables } from './contract/tables.ts';
import { paymentIdSchema, refundIdSchema } from './domain/ids.ts';
import {
  ATTEMPT_STATES,
  OUTCOMES,
  PAYMENT_KINDS,
  PAYMENT_STATES,
  PROVIDERS,
  REFUND_ORIGINS,
  REFUND_STATES,
} from './domain/index.ts';

const tag = 'payments';
/** A payment screen looks again every second or two while it waits. */
const POLLS = { max: 1800, seconds: 600 } as const;
const WRITES = { max: 60, seconds: 600 } as const;

const fen = z.int();
const at = z.iso.datetime();
const provider = z.enum(PROVIDERS);
const byId = z.object({ id: paymentIdSchema });

const summary = z.object({
  id: paymentIdSchema,
  /** Read out by people and written on transfers. */
  number: z.string(),
  kind: z.enum(PAYMENT_KINDS),
  /** What is paid for, in the caller's language. */
  title: z.string(),
  amountFen: fen,
  state: z.enum(PAYMENT_STATES),
  /** What has arrived back at the payer. */
  refundedFen: fen,
  createdAt: at,
  settledAt: at.nullable(),
});

const refund = z.object({
  id: z.uuid(),
  paymentId: paymentIdSchema,
  origin: z.enum(REFUND_ORIGINS),
  amountFen: fen,
  reason: z.string(),
  state: z.enum(REFUND_STATES),
  provider,
  createdAt: at,
  settledAt: at.nullable(),
});

const payment = summary.extend({
  /** What of the feature that sells: of an order its id, of its balance the same with the balance's behind it. */
  reference: z.string(),
  /** Why the last try failed, as a code: `declined`, `session_expired`, `provider_refused`. */
  failure: z.string().nullable(),
  provider: provider.nullable(),
  expiresAt: at,
  /** `duplicate`, `unfulfillable`: the money goes back by itself. */
  outcome: z.enum(OUTCOMES).nullable(),
  /** The ways that are open now; none where nothing is to be paid. */
  ways: z.array(provider),
  /** The try made last. */
  attempt: z
    .object({
      provider,
      isOpen: z.boolean(),
      /** Where to pay; null where there is no such page. */
      url: z.string().nullable(),
      receivedFen: fen,
    })
    .nullable(),
  /** Where to transfer to, while a transfer is open. */
  transfer: z
    .object({ holder: z.string(), bank: z.string(), account: z.string(), note: z.string() })
    .nullable(),
  refunds: z.array(refund),
  /** What the payer may have back without asking anybody; null where there is no such right. */
  right: z
    .object({
      amountFen: fen,
      /** Whether that is all that is left of the price. */
      isWhole: z.boolean(),
      /** What goes with it, in the caller's language. */
      takes: z.string(),
    })
    .nullable(),
});

const CLOSED = {
  PROVIDER_CLOSED: { status: 503, message: 'This way to pay is not open now. Nothing was charged.' },
  NOT_PAYABLE: { status: 409, message: 'This payment cannot be paid any more, or is paid already.' },
} as const;

/** What can be played on the page of the test provider. */
const TEST_PLAYS = ['succeed', 'fail', 'late', 'twice'] as const;

const adminRefund = refund.extend({
  failure: z.string().nullable(),
  providerRefund: z.string().nullable(),
  tries: z.int(),
  actorId: userIdSchema.nullable(),
  number: z.string(),
  payerName: z.string().nullable(),
});

const event = z.object({
  id: z.uuid(),
  provider,
  eventId: z.string(),
  type: z.string(),
  isVerified: z.boolean(),
  /** What was made of it, as a code; null until it is processed. */
  verdict: z.string().nullable(),
  receivedAt: at,
  processedAt: at.nullable(),
});

const adminSummary = summary.omit({ title: true }).extend({
  payerId: userIdSchema,
  payerName: z.string().nullable(),
  provider: provider.nullable(),
  attention: z.string().nullable(),
});

const adminPayment = adminSummary.extend({
  title: z.string(),
  reference: z.string(),
  failure: z.string().nullable(),
  outcome: z.enum(OUTCOMES).nullable(),
  expiresAt: at,
  /** What may still be given back; of the price, `rightFen` is the payer's by right. */
  refundable: z.object({ priceFen: fen, rightFen: fen, surplusFen: fen }),
  /** What giving back `rightFen` would take from the payer, in the caller's language; null for all of it. */
  takes: z.string().nullable(),
  attempts: z.array(
    z.object({
      id: paymentIdSchema,
      provider,
      state: z.enum(ATTEMPT_STATES),
      providerRef: z.string().nullable(),
      providerPayment: z.string().nullable(),
      capturedFen: fen,
      expiresAt: at,
      createdAt: at,
    }),
  ),
  events: z.array(event),
  refunds: z.array(adminRefund),
  journals: z.array(z.object({ id: z.uuid(), kind: z.string(), key: z.string(), createdAt: at })),
});

const NOT_POSSIBLE = {
  REFUND_NOT_POSSIBLE: { status: 409, message: 'The refund is not in a state for this.' },
} as const;

export const paymentsContract = {
  list: memberProcedure({
    tag,
    method: 'GET',
    path: '/payments',
    summary: 'My payments, the newest first',
    limit: READS,
    seeAs: 'read',
  })
    .input(z.object({ cursor }))
    .output(z.object({ payments: z.array(summary), nextCursor })),

  ways: procedure({
    access: 'public',
    metered: false,
    tag,
    method: 'GET',
    path: '/payments/ways',
    summary: 'The ways to pay that are open now',
    limit: READS,
  }).output(z.object({ ways: z.array(provider) })),

  read: memberProcedure({
    tag,
    method: 'GET',
    path: '/payments/{id}',
    summary: 'One of my payments as it stands now',
    limit: POLLS,
    seeAs: 'read',
  })
    .input(byId)
    .output(payment),

  begin: memberProcedure({
    tag,
    method: 'POST',
    path: '/payments/{id}/begin',
    summary: 'Choose how to pay; again with the same way finds the try that is open',
    limit: WRITES,
  })
    .input(z.object({ id: paymentIdSchema, provider }))
    .output(payment)
    .errors(CLOSED),

  ask: memberProcedure({
    tag,
    method: 'POST',
    path: '/payments/{id}/ask',
    summary: 'Ask the provider how the payment stands',
    limit: { max: 20, seconds: 600 },
  })
    .input(byId)
    .output(payment),

  withdraw: memberProcedure({
    tag,
    method: 'POST',
    path: '/payments/{id}/withdrawal',
    summary: 'Give back what was bought, as far as one has a right to; the same refund id is one refund',
    limit: WRITES,
    confirm: 'password',
  })
    .input(z.object({ id: paymentIdSchema, refundId: refundIdSchema }))
    .output(payment)
    .errors({
      NOT_REFUNDABLE: {
        status: 409,
        message: 'There is no right to a refund any more; nothing was changed.',
      },
      REFUND_CONFLICT: { status: 409, message: 'This id names another refund.' },
    }),

  playTest: memberProcedure({
    tag,
    method: 'POST',
    path: '/payments/{id}/test',
    summary: 'Play the bank for a test payment, in which no money moves',
    limit: WRITES,
  })
    .input(z.object({ id: paymentIdSchema, play: z.enum(TEST_PLAYS) }))
    .output(payment)
    .errors(CLOSED),

  adminList: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/payments',
    summary: 'Payments of all people, the newest first',
    limit: READS,
  })
    .input(
      z.object({
        /** A number, an id, or the beginning of a username or mail address. */
        search: z.string().trim().max(254).optional(),
        ...filters,
        cursor,
      }),
    )
    .output(z.object({ payments: z.array(adminSummary), nextCursor })),

  ...tables,

  ...looks,

  adminRead: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/payments/{id}',
    summary: 'A payment with its tries, events, refunds and journals',
    limit: READS,
  })
    .input(byId)
    .output(adminPayment),

  adminAsk: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/payments/{id}/ask',
    summary: 'Ask the provider about a payment and its refunds',
    limit: WRITES,
  })
    .input(byId)
    .output(adminPayment),

  confirmTransfer: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/payments/{id}/receipts',
    summary: 'Enter money that has arrived by transfer; the same receipt id is entered once',
    limit: WRITES,
    confirm: 'password',
  })
    .input(
      z.object({
        id: paymentIdSchema,
        receiptId: z.uuid(),
        amountFen: z.int().min(1).max(99_999_999),
        /** The day on the bank's statement. */
        receivedOn: z.iso.date(),
      }),
    )
    .output(adminPayment)
    .errors({
      NO_TRANSFER: { status: 409, message: 'The payer has not chosen a transfer for this payment.' },
      RECEIPT_CONFLICT: { status: 409, message: 'This id names another receipt.' },
      RECEIPT_IN_FUTURE: { status: 422, message: 'The day of the receipt is in the future.' },
    }),

  refund: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/payments/{id}/refunds',
    summary: 'Give back the price or a part of it, or what came in beyond it',
    limit: WRITES,
    confirm: 'password',
  })
    .input(
      z.object({
        id: paymentIdSchema,
        refundId: refundIdSchema,
        of: z.enum(['price', 'surplus']),
        amountFen: z.int().min(1).max(99_999_999),
        reason: z.string().trim().min(1).max(500),
      }),
    )
    .output(adminPayment)
    .errors({
      REFUND_TOO_LARGE: {
        status: 409,
        message: 'More than may still be given back.',
        data: z.object({ mostFen: fen }),
      },
      REFUND_REFUSED: {
        status: 409,
        message: 'What was paid for cannot be taken back.',
        data: z.object({ reason: z.string() }),
      },
      REFUND_CONFLICT: { status: 409, message: 'This id names another refund.' },
      MONEY_SPENT: { status: 409, message: 'The money has been spent meanwhile.' },
    }),

  listRefunds: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/refunds',
    summary: 'Refunds, the newest first',
    limit: READS,
  })
    .input(z.object({ state: z.enum(REFUND_STATES).optional(), cursor }))
    .output(z.object({ refunds: z.array(adminRefund), nextCursor })),

  retryRefund: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/refunds/{id}/retry',
    summary: 'Hand a failed refund to its provider once more',
    limit: WRITES,
    confirm: 'password',
  })
    .input(z.object({ id: refundIdSchema }))
    .output(z.object({}))
    .errors(NOT_POSSIBLE),

  settleByHand: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/refunds/{id}/paid',
    summary: 'Say that a refund was paid by bank transfer',
    limit: WRITES,
    confirm: 'password',
  })
    .input(z.object({ id: refundIdSchema, note: z.string().trim().min(1).max(200) }))
    .output(z.object({}))
    .errors(NOT_POSSIBLE),

  strayEvents: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/payment-events',
    summary: 'Messages that belong to no payment: forged, late, or about something else',
    limit: READS,
  })
    .input(z.object({ cursor }))
    .output(z.object({ events: z.array(event), nextCursor })),
};
export type PaymentsContract = typeof paymentsContract;
