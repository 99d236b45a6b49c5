// Payments taken out as a table, and what came in and went back by day.

import * as z from 'zod';
import { cursor, nextCursor } from '../../../kit/core/paging.ts';
import { adminProcedure, READS } from '../../../kit/core/procedure.ts';
import { PAYMENT_KINDS, PAYMENT_STATES } from '../domain/index.ts';

const tag = 'payments';
const fen = z.int();

/** By which admins narrow the list of payments. */
export const filters = {
  state: z.enum(PAYMENT_STATES).optional(),
  kind: z.enum(PAYMENT_KINDS).optional(),
  /** Created on these days of Shanghai, both included. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  /** Only those that an admin should look at. */
  toLookAt: z.literal('yes').optional(),
} as const;

export const tables = {
  adminExport: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/payments/table',
    summary: 'The same as a table, piece by piece; written to the audit',
    limit: READS,
  })
    .input(z.object({ search: z.string().trim().max(254).optional(), ...filters, cursor }))
    .output(z.object({ csv: z.string(), nextCursor })),

  adminRevenue: adminProcedure({
    tag,
    method: 'GET',
    path: '/admin/payments/revenue',
    summary: 'What came in and went back, by day of Shanghai and by what it was paid for',
    limit: READS,
  })
    .input(z.object({ days: z.enum(['7', '30', '90']) }))
    .output(
      z.object({
        /** All days, the earliest first. */
        days: z.array(z.iso.date()),
        /** Those on which something moved. */
        rows: z.array(
          z.object({
            day: z.iso.date(),
            kind: z.enum(PAYMENT_KINDS),
            incomeFen: fen,
            refundedFen: fen,
            /** Kept by payers' banks in disputes. */
            disputedFen: fen,
          }),
        ),
      }),
    ),
};
