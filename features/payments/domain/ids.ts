// Ids of payments and refunds as types of their own: neither stands for the other, nor a plain text for either.

import * as z from 'zod';

export const paymentIdSchema = z.uuid().brand<'PaymentId'>();
export type PaymentId = z.output<typeof paymentIdSchema>;

export const refundIdSchema = z.uuid().brand<'RefundId'>();
export type RefundId = z.output<typeof refundIdSchema>;

/** A purpose's own name for giving money back, of one payment or of several. */
export const refundRequestIdSchema = z.uuid().brand<'RefundRequestId'>();
export type RefundRequestId = z.output<typeof refundRequestIdSchema>;
