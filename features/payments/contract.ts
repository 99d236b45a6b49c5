// Paying, seeing what was paid, and what admins do about payments and refunds.

import * as z from 'zod';
import { cursor, nextCursor } from '../../kit/core/paging.ts';
import { adminProcedure, memberProcedure, procedure, READS } from '../../kit/core/procedure.ts';
import { looks } from './contract/looks.ts';
import {
  adminPayment,
  adminRefund,
  adminSummary,
  byId,
  event,
  fen,
  payment,
  provider,
  summary,
} from './contract/shapes.ts';
import { filters, tables } from './contract/tables.ts';
import { paymentIdSchema, refundIdSchema } from './domain/ids.ts';
import { REFUND_STATES } from './domain/index.ts';

const tag = 'payments';
/** A payment screen looks again every second or two while it waits. */
const POLLS = { max: 1800, seconds: 600 } as const;
const WRITES = { max: 60, seconds: 600 } as const;

const CLOSED = {
  PROVIDER_CLOSED: { status: 503, message: 'This way to pay is not open now. Nothing was charged.' },
  NOT_PAYABLE: { status: 409, message: 'This payment cannot be paid any more, or is paid already.' },
} as const;

/** Buying is for people of 16 and over, who have said so. */
const TOO_YOUNG = { status: 403, message: 'People under 16 cannot pay; nothing was charged.' } as const;

/** What can be played on the page of the test provider. */
const TEST_PLAYS = ['succeed', 'fail', 'late', 'twice'] as const;

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
    .output(
      z.object({
        payments: z.array(
          /** `returnedFen`: what came back beside the price, since it was paid twice or too much. */
          summary.extend({ returnedFen: fen }),
        ),
        nextCursor,
      }),
    ),

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
    .input(
      z.object({
        id: paymentIdSchema,
        provider,
        /** `alike` of the payment, once the payer has been told and pays again all the same. */
        besides: paymentIdSchema.optional(),
      }),
    )
    .output(payment)
    .errors({
      ...CLOSED,
      TOO_YOUNG,
      AGE_UNKNOWN: { status: 409, message: 'The person has not said yet whether they are 16 or over.' },
      PAID_ALIKE: { status: 409, message: 'The same was paid for shortly before. Nothing was charged.' },
    }),

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
    .errors({ ...CLOSED, TOO_YOUNG }),

  adminList: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/payments',
    summary: 'Payments of all people, the newest first',
    limit: READS,
  })
    .input(
      z.object({
        /** A number of the payment, of what it is for or of the provider, an amount, an id, or the beginning of a username or mail address. */
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
    unaudited: 'it asks the provider for what has happened, which is booked as if the provider had told it',
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
        /** Who paid and with what reference, as the statement says. */
        sender: z.string().trim().max(120).default(''),
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
        /** Leaves the payer what was bought, which without it goes as far as the money is worth. */
        isGoodwill: z.boolean().default(false),
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
    .input(z.object({ state: z.enum(REFUND_STATES).optional(), byHand: z.literal('yes').optional(), cursor }))
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
