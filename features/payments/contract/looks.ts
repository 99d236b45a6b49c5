// What admins look at themselves: disputes by the payers' banks, and payments with something odd about them.

import * as z from 'zod';
import { cursor, nextCursor } from '../../../kit/core/paging.ts';
import { adminProcedure, READS } from '../../../kit/core/procedure.ts';
import { paymentIdSchema } from '../domain/ids.ts';
import { DISPUTE_STATES } from '../domain/states.ts';

const tag = 'payments';
const at = z.iso.datetime();

const dispute = z.object({
  id: z.uuid(),
  paymentId: paymentIdSchema,
  number: z.string(),
  payerName: z.string().nullable(),
  amountFen: z.int(),
  state: z.enum(DISPUTE_STATES),
  /** The provider's word for why. */
  bankReason: z.string().nullable(),
  /** Until when the bank waits for an answer; null where it waits for none. */
  answerBy: at.nullable(),
  /** The provider's number of it. */
  providerDispute: z.string().nullable(),
  createdAt: at,
});

export const looks = {
  previewRefund: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/payments/{id}/refund-preview',
    summary: 'What giving back so much of the price would take from the payer now',
    limit: { max: 600, seconds: 600 },
  })
    .input(
      z.object({
        id: paymentIdSchema,
        amountFen: z.coerce.number().int().min(1).max(99_999_999),
        /** Given back without taking anything. */
        goodwill: z.literal('yes').optional(),
      }),
    )
    // In the caller's language; null where what was bought goes on.
    .output(
      z.object({ takes: z.string().nullable(), /** Of a full refund. */ terms: z.string().nullable() }),
    ),

  listDisputes: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/disputes',
    summary: 'Disputes by the payers’ banks, the newest first',
    limit: READS,
  })
    .input(z.object({ state: z.enum(DISPUTE_STATES).optional(), cursor }))
    .output(z.object({ disputes: z.array(dispute), nextCursor })),

  lookedAt: adminProcedure({
    tag,
    method: 'POST',
    path: '/admin/payments/{id}/looked-at',
    summary: 'Say that what stood out about a payment was looked at; written to the audit',
    limit: { max: 120, seconds: 600 },
  })
    .input(
      z.object({
        id: paymentIdSchema,
        /** What the admin saw: where something else stands out by now, nothing is put aside. */
        attention: z.string().min(1).max(60),
      }),
    )
    .output(z.object({}))
    .errors({
      ATTENTION_CHANGED: { status: 409, message: 'Something else stands out by now; please look again.' },
    }),
};
